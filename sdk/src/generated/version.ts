// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '045829567f72d616e5ed1fc35262801b9de8a5c13d051b658589a17d05ff7e70';

/** Version of this package. */
export const sdkVersion = '1.0.0';

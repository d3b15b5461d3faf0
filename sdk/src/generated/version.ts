// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '808d7b1d9104ddfd9a792ac05dba56db3c783f69376d330fa8267c0cf6ffb3cd';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '50479aa0050f1385d54f84515df114d9398746b60322cf21dbf8427168f48995';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'c4b921d6d9ba99c95ee47da69bb1cdcb630733c90cbd16db0669f46a28454f8e';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '0d5026b0dfb5afde75d56c5446a6dd15b7c98a63e7e570cfb1df36c33f0385a5';

/** Version of this package. */
export const sdkVersion = '1.0.0';

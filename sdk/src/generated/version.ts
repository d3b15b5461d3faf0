// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '296c6c71215fe0a6d6510a71e7e3013c54b41e08397fa8fe6bc641c97bd1a4b5';

/** Version of this package. */
export const sdkVersion = '1.0.0';

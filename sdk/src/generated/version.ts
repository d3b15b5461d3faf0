// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'dfeb5c4cedb6a4ad4ea38c52a6cc8398b2a4752d32b6f4ee63cd5fa6c4452162';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'ea69a491ca53dbc7ab905cfb490a677626a41ea56c6f129afb7cc37396000d41';

/** Version of this package. */
export const sdkVersion = '1.0.0';

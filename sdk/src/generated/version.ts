// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '8f5836585abb513472408b11bf7e4a2d202e0dbf722ab5394e72799a4556f06b';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'e586798eb7f30a6d5e43f3a985f54ba39838927c1adcb84c45cf3576db8d1e5a';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'ecef2a24989dab66b6669dfe96592f14f6cd32b1796453e116d8f3ad50e17325';

/** Version of this package. */
export const sdkVersion = '1.0.0';

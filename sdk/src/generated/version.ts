// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'ffe4512d37c74e50dc0e7f6c5306d665337c479243df265ec1e03e18ac130ded';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '4e317bb02805ed74e235f64dcfd7da1bffc648f164ef85b09a9bcf97e8249b14';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '53e7fe7c4091dfb9ecfb22be09aeae542df4a557a82b0b2eff6caca1b003d4de';

/** Version of this package. */
export const sdkVersion = '1.0.0';

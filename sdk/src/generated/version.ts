// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'f370d5f5d0a909b0b161f0ca83b36648c1052c94fde6246a0223f54103403af1';

/** Version of this package. */
export const sdkVersion = '1.0.0';

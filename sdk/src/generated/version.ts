// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd01e6722471249c176812665a881bfa435deb07fdf9cb08d32fb10ce1abdd6bc';

/** Version of this package. */
export const sdkVersion = '1.0.0';

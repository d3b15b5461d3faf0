// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '65045a85dc19a5135137d081691be3e3b2f719104d6cb8413594c131808c29f3';

/** Version of this package. */
export const sdkVersion = '1.0.0';

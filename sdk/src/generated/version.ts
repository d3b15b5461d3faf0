// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '381bf0e526f35c5f88b3173558eb368d3d02608c14993eff35890ffe0a2eca39';

/** Version of this package. */
export const sdkVersion = '1.0.0';

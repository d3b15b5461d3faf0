// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '6ea0276bcd620291f10cf8845b790ad335ecac047656b7afcbd46d8dd5d03282';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '8e9543e7d844dd7e9c989cfeb7ebfe52c7fc62a7baf03884e88646feaccc4e67';

/** Version of this package. */
export const sdkVersion = '1.0.0';

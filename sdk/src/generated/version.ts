// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '8da464f21b9327d94ccedaeed8fb5b605ad73b1aef5ce871ed822dcecdb7004a';

/** Version of this package. */
export const sdkVersion = '1.0.0';

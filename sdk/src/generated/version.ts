// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '01687672cca6293591b788634df1ea50e937d057f63ab4e86f42f58495efa7b1';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '11d942a5b37100735abbc5bff529cb3531ae006a4b6e01b5a16977d5f85eb709';

/** Version of this package. */
export const sdkVersion = '1.0.0';

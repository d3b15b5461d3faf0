// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '38158ad2e33bc0208810f9b98aed3bc2a555f75978b8e9a41bf5bbfd73a30f77';

/** Version of this package. */
export const sdkVersion = '1.0.0';

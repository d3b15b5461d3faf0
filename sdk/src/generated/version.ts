// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'ecd689249be5917dddfecc72953e2e988a2b585421970778cdd41173123ff005';

/** Version of this package. */
export const sdkVersion = '1.0.0';

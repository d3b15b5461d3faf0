// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '7bf345967a2bf199415fd142ad96674363d28972c19a8ea5c87a7a78334ccf7b';

/** Version of this package. */
export const sdkVersion = '1.0.0';

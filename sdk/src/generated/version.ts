// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'e821ae75c13703c0e5d205697e4fb5795967c38dfeb4a1764bb41ed393678a82';

/** Version of this package. */
export const sdkVersion = '1.0.0';

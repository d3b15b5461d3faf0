// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '79e83042bfe1bf9989eed83c754ee3b811d093b989f390295adcae99fc302612';

/** Version of this package. */
export const sdkVersion = '1.0.0';

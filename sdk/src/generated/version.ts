// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = 'edb824b2a31bce18cdf9aae212076ca258dc90b772c5e8bf75c9c5336a210e00';

/** Version of this package. */
export const sdkVersion = '1.0.0';

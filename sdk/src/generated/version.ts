// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '9b359ac84cfcfce07c136e90c89f7266be070300a07686d55305edcd7ed9690c';

/** Version of this package. */
export const sdkVersion = '1.0.0';

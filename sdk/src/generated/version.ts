// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '5880a0d9c5ccdc456ba5c5e5626d967524105d6f417d6ee4dc055dbd7501bd71';

/** Version of this package. */
export const sdkVersion = '1.0.0';

// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '5131f442dbf716e29400f419dd47942b902a53633cd804903daebd7893a198a6';

/** Version of this package. */
export const sdkVersion = '1.0.0';

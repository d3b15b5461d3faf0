// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '3d5a67847b7d9b2a69f7394847c01d72cabcfc49555b4663e2e89a4a99f69c91';

/** Version of this package. */
export const sdkVersion = '1.0.0';

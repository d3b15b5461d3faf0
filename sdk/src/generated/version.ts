// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '0b26e00d131d435b31495ff987cdbe7c034d04c6012edcba3cb5699974bb0de5';

/** Version of this package. */
export const sdkVersion = '1.0.0';

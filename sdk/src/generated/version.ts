// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '5dee0823ceb39fa429ed4c1adae0d8b1ecfa49e924c0e0d4951925f1e243d985';

/** Version of this package. */
export const sdkVersion = '1.0.0';

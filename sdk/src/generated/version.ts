// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */
export const contractSha256 = '9bc0700ed2190acdcd1911fbcfe68b22655946ae284013031d3510690e1ad940';

/** Version of this package. */
export const sdkVersion = '1.0.0';

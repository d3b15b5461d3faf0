// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'eb722fcd60f35642cdb7b7c09af575effb02f6ad3cfbf2ec0dbea69bedee60fa';

/** Version of this package. */
export const sdkVersion = '1.0.0';

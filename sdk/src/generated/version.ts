// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '54c8324ee2e03c4f06ac9562ca448d6f4f5916d7296943a5fa783fcc9bb41acd';

/** Version of this package. */
export const sdkVersion = '1.0.0';

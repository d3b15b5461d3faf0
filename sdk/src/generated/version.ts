// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '1de73fcae637938f5c977a3a2a1fc9120b1ad0e93817bf916c4e731f72e1266f';

/** Version of this package. */
export const sdkVersion = '1.0.0';

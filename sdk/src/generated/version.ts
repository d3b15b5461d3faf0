// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'dac025024d96f3155b59013f9c01c146e439ba595bbce49bbbf0469e351f0475';

/** Version of this package. */
export const sdkVersion = '1.0.0';

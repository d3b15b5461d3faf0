// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = '89bdf5d3a178924ea11334bba475b109549b14f04ff99cb16a91d58eadd0bec8';

/** Version of this package. */
export const sdkVersion = '1.0.0';

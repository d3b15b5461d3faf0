// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.1.0';

/** SHA-256 of that contract, as the server knows it too. */
export const contractSha256 = 'a91582b0a32fb2c6cdfec2bc7fe2e64f7ca4f4aa2d93efce946ae88dab75889e';

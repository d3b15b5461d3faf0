// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Version of the contract that this package was generated from. */
export const contractVersion = '1.0.0';

/** SHA-256 of that contract, which the server sends in `X-Contract-Sha256`. */
export const contractSha256 = 'd0c476b73e970e94d811511138ec35063e11ef05ebc58be7f6a83d1ab6f73f6f';

/** Version of this package. */
export const sdkVersion = '1.0.0';

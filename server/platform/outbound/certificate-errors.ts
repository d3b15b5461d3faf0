/** Returns whether Node.js uses this `code` for an invalid certificate or another failure of TLS. */
export const isCertificateError = (code: string): boolean => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS|SSL/.test(code);

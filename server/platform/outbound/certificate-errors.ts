// Recognizes the errors of Node.js for certificates that are not valid.

/**
 * Returns whether an error with this `code` reports an invalid certificate of the other side, or another failure of
 * TLS.
 */
export const isCertificateError = (code: string): boolean => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS|SSL/.test(code);

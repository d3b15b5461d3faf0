// Recognizes the errors of Node.js for certificates that are not valid.

/** Returns whether the `code` of an error says that the certificate of the other side is not valid. */
export const isCertificateError = (code: string): boolean => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS|SSL/.test(code);

export const isCertificateError = (code: string): boolean =>
  !isHandshakeError(code) && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|INVALID_(CA|PURPOSE)|HOSTNAME_MISMATCH/.test(code);

/**
 * Returns whether the handshake failed for a reason other than the certificate, for example because the server does not
 * speak TLS.
 */
export const isHandshakeError = (code: string): boolean =>
  code === 'EPROTO' || code.startsWith('ERR_SSL_') || (code.startsWith('ERR_TLS_') && !code.includes('CERT'));

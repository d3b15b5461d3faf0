import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
export const withoutOpenssl = 'openssl, which makes certificates, is not installed';

/**
 * Creates four certificates for `localhost` in a folder: valid, expired, of an unknown authority and self-signed.
 * `trusted.pem` is the authority that signs `valid.pem` and `expired.pem`.
 */
export function createCertificates(folder: string): void {
  const openssl = (...parameters: string[]) => execFileSync('openssl', parameters, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const host = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  for (const name of ['authority', 'other'])
    openssl('req', '-x509', ...key, '-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', `/CN=${name}`);
  openssl('req', ...key, '-keyout', 'leaf.key', '-out', 'leaf.csr', ...host);
  openssl('req', '-x509', '-key', 'leaf.key', '-out', 'self-signed.pem', ...host);
  const sign = (authority: string, days: string, out: string) =>
    openssl(
      'x509',
      '-req',
      '-in',
      'leaf.csr',
      '-CA',
      `${authority}.pem`,
      '-CAkey',
      `${authority}.key`,
      '-copy_extensions',
      'copy',
      '-days',
      days,
      '-out',
      out,
    );
  sign('authority', '2', 'valid.pem');
  sign('authority', '-1', 'expired.pem');
  sign('other', '2', 'unknown.pem');
  copyFileSync(join(folder, 'authority.pem'), join(folder, 'trusted.pem'));
}

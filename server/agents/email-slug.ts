// Which local parts of an e-mail address agents cannot have. The contract has the form; this has what the form cannot say.

/** Mailboxes that RFC 2142 and common practice give to people, and names that would make a message look like the platform's own. */
const reservedSlugs: ReadonlySet<string> = new Set([
  'abuse',
  'account',
  'accounts',
  'admin',
  'administrator',
  'admins',
  'alert',
  'alerts',
  'api',
  'billing',
  'bounce',
  'bounces',
  'daemon',
  'dmarc',
  'dns',
  'ftp',
  'help',
  'helpdesk',
  'hostmaster',
  'info',
  'legal',
  'list',
  'list-request',
  'mail',
  'mailer-daemon',
  'marketing',
  'news',
  'no-reply',
  'noc',
  'nobody',
  'noreply',
  'notification',
  'notifications',
  'owner',
  'postmaster',
  'privacy',
  'root',
  'sales',
  'security',
  'smtp',
  'ssl-admin',
  'ssladmin',
  'sslwebmaster',
  'support',
  'sysadmin',
  'system',
  'usenet',
  'uucp',
  'webmaster',
  'www',
]);

/** Addresses that agents and knowledge bases without a slug of their own answer to, by their ids. */
const addressById = /^(agent|kb)-[0-9]+$/;

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug) || addressById.test(slug);
}

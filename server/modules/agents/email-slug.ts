// Local parts of an e-mail address that agents cannot have, as the contract lists them: mailboxes that RFC 2142 and common practice give to
// people, names that would make a message look like the platform's own, and the addresses by id of agents and knowledge bases.
import { reservedEmailSlugs } from '../../generated/operations.js';

const values: ReadonlySet<string> = new Set(reservedEmailSlugs.values);
const pattern = new RegExp(reservedEmailSlugs.pattern);

export const isReservedSlug = (slug: string): boolean => values.has(slug) || pattern.test(slug);

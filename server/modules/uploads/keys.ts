// Where things lie in the storage. Whatever an organization owns begins with its id and a slash, and nothing else of ours is between it and
// the objects of others: a key is made here, or checked here, before the storage sees it.
import { safeFilename } from './filename.js';

/** As the contract has it. One with a slash would lie inside another organization's prefix; one of dots is a way up for whoever resolves paths. */
const safeOrganizationId = /^(?!\.+$)[A-Za-z0-9_.-]{1,128}$/;

export const isSafeOrganizationId = (organizationId: string): boolean => safeOrganizationId.test(organizationId);

/** `<org_id>/uploads/<file_id>/<filename>`, whatever the filename is. */
export const uploadKey = (organizationId: string, fileId: string, filename: string): string =>
  `${prefixOf(organizationId)}uploads/${fileId}/${safeFilename(filename)}`;

/** `<org_id>/contents/<file_id>.md`: the text taken from a document. */
export const contentKey = (organizationId: string, fileId: string): string =>
  `${prefixOf(organizationId)}contents/${fileId}.md`;

/** `<org_id>/skills/<file_id>/<filename>`: a file of a skill. Its folders are part of its record only. */
export const skillKey = (organizationId: string, fileId: string, fileName: string): string =>
  `${prefixOf(organizationId)}skills/${fileId}/${safeFilename(fileName.slice(fileName.lastIndexOf('/') + 1))}`;

/** Whether a key that a caller sent lies in the storage area of the organization. */
export function isOwnKey(organizationId: string, key: string): boolean {
  const prefix = prefixOf(organizationId);
  return (
    key.startsWith(prefix) &&
    key
      .slice(prefix.length)
      .split('/')
      .every((part) => part !== '' && !/^\.+$/.test(part))
  );
}

/** With its slash: `org_1` must not own what is `org_12`'s. */
export function prefixOf(organizationId: string): string {
  if (!isSafeOrganizationId(organizationId)) throw new Error('an organization id that cannot begin a storage key');
  return `${organizationId}/`;
}

// Keys of objects in the storage. A key starts with the organization's id and a slash. Only this prefix separates the
// objects of organizations, so every key must be created or checked here.
import { safeFilename } from '../../generated/safe-filename.js';

/**
 * Accepts the ids that the contract allows, except ids such as `..`, which could mean a parent directory. An id with a
 * slash could be inside another organization's prefix.
 */
const safeOrganizationId = /^(?!\.+$)[A-Za-z0-9_.-]{1,128}$/;

export const isSafeOrganizationId = (organizationId: string): boolean => safeOrganizationId.test(organizationId);

export const uploadKey = (organizationId: string, fileId: string, filename: string): string =>
  `${prefixOf(organizationId)}uploads/${fileId}/${safeFilename(filename)}`;

export const contentKey = (organizationId: string, fileId: string): string =>
  `${prefixOf(organizationId)}contents/${fileId}.md`;

/** The key omits the folders in the file name. */
export const skillKey = (organizationId: string, fileId: string, fileName: string): string =>
  `${prefixOf(organizationId)}skills/${fileId}/${safeFilename(fileName.slice(fileName.lastIndexOf('/') + 1))}`;

export function isOwnKey(organizationId: string, key: string): boolean {
  if (!isSafeOrganizationId(organizationId)) return false;
  const prefix = prefixOf(organizationId);
  return (
    key.startsWith(prefix) &&
    key
      .slice(prefix.length)
      .split('/')
      .every((part) => part !== '' && !/^\.+$/.test(part))
  );
}

/** The prefix ends with a slash, so that `org_1` does not own the objects of `org_12`. */
export function prefixOf(organizationId: string): string {
  if (!isSafeOrganizationId(organizationId)) throw new Error('the organization id cannot begin a storage key');
  return `${organizationId}/`;
}

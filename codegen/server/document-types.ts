// Generates the types of files that knowledge bases read, from `x-document-types`.
import type { Contract } from '../contract/contract.js';
import type { Json } from '../contract/document.js';
import { constant, json, typeAlias } from '../typescript-source.js';

export function documentTypeTables({ document }: Contract) {
  const { types, unspecificContentTypes } = document['x-document-types'];
  const entries = Object.entries<Json>(types);
  const by = (field: string) =>
    Object.fromEntries(entries.flatMap(([type, { [field]: values }]) => values.map((value: string) => [value, type])));
  return {
    types: Object.fromEntries(entries.map(([type, { description }]) => [type, description])),
    byContentType: by('contentTypes'),
    byExtension: by('extensions'),
    unspecificContentTypes,
  };
}

/** Generates a separate module, so that the process that reads documents loads little code. */
export const generateDocumentTypes = (contract: Contract): string =>
  [
    constant({
      name: 'documentTypes',
      comment:
        'Supported types of files with their descriptions, the tables from content types and from file extensions ' +
        'to types, and the content types for which the file extension decides first.',
      value: json(documentTypeTables(contract), 2),
    }),
    typeAlias('DocumentType', 'keyof typeof documentTypes.types'),
  ].join('\n');

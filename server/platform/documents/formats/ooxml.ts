// Finds the parts of Office Open XML packages (.xlsx, .pptx), which refer to each other by relationships.
import { posix } from 'node:path';
import { otherArchive, type DocumentType } from '../kinds.js';
import { attribute, readXmlEvents } from './xml-events.js';
import { openZip, type ZipArchive } from './zip.js';

export interface Relationship {
  /** Last segment of the type, such as `worksheet`. The rest differs between transitional and strict documents. */
  readonly type: string;
  /** Name of an archive entry. */
  readonly target: string;
}

/** Returns the relationships of a part by their ids. */
export async function relationshipsOf(archive: ZipArchive, part: string): Promise<Map<string, Relationship>> {
  const relationships = new Map<string, Relationship>();
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  if (!archive.names.has(name)) return relationships;
  await readXmlEvents(archive.read(name), {
    onOpen(element, { Id, Type = '', Target = '', TargetMode }) {
      if (element !== 'Relationship' || Id === undefined || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      relationships.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relationships;
}

/** Throws a DocumentError if the main part is not in `folder`, because the document then has another type. */
export async function openPackage(content: Uint8Array, folder: string, type: DocumentType) {
  const archive = await openZip(content);
  const relationships = await relationshipsOf(archive, '');
  const main = [...relationships.values()].find(({ type }) => type === 'officeDocument')?.target;
  if (main === undefined || !main.startsWith(folder) || !archive.names.has(main)) throw otherArchive(type);
  return { archive, main };
}

/** Returns the relationships of a part, and the parts to which its elements named `element` refer, in order. */
export async function referencedParts(archive: ZipArchive, part: string, element: string) {
  const relationships = await relationshipsOf(archive, part);
  const found: Array<{ readonly name: string | undefined; readonly target: string }> = [];
  await readXmlEvents(archive.read(part), {
    onOpen(name, attributes) {
      if (name !== element) return;
      const target = relationships.get(attribute(attributes, 'id') ?? '')?.target;
      if (target !== undefined && archive.names.has(target)) found.push({ name: attributes['name'], target });
    },
  });
  return { relationships, found };
}

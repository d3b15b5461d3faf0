import { posix } from 'node:path';
import { decode } from '../decode.js';
import { otherArchive } from '../kinds.js';
import { documentError } from '../document-error.js';
import { readHtml } from './html.js';
import { readXmlEvents } from './xml-events.js';
import { contentOfEntry, openZip, type ZipArchive } from './zip.js';

const container = 'META-INF/container.xml';
const encryption = 'META-INF/encryption.xml';

export async function readEpub(content: Uint8Array, maxTextLength: number): Promise<string> {
  const archive = await openZip(content);
  const { title, chapters } = await readPackage(archive, await packageName(archive));
  const encrypted = await encryptedNames(archive);
  if (chapters.some((name) => encrypted.has(name))) throw documentError('encryptedBook');
  const texts: string[] = [];
  let length = 0;
  for (const name of chapters) {
    const text = readHtml(await decode(await contentOfEntry(archive, name), 'text/html', 'html'));
    texts.push(text);
    length += text.length;
    if (length > maxTextLength) break;
  }
  // Most books begin with a title page, so add the title only if neither of the first two chapters begins with it.
  const hasTitle = title === '' || texts.some((text, index) => index < 2 && text.startsWith(`# ${title}`));
  return [...(hasTitle ? [] : [`# ${title}`]), ...texts].join('\n\n');
}

/** Returns the name of the package document, which lists the chapters. */
async function packageName(archive: ZipArchive): Promise<string> {
  let name: string | undefined;
  if (archive.names.has(container))
    await readXmlEvents(archive.read(container), {
      onOpen(element, attributes) {
        if (element === 'rootfile') name ??= attributes['full-path'];
      },
    });
  if (name === undefined || !archive.names.has(name)) throw otherArchive('epub');
  return name;
}

async function readPackage(archive: ZipArchive, part: string): Promise<{ title: string; chapters: string[] }> {
  const files = new Map<string, string>();
  const chapters = new Set<string>();
  let title = '';
  let isTitle = false;
  await readXmlEvents(archive.read(part), {
    onOpen(name, { id, href, idref, 'media-type': mediaType = '' }) {
      if (name === 'title') isTitle = title === '';
      else if (name === 'item' && id !== undefined && href !== undefined && /html/.test(mediaType))
        files.set(id, posix.join(posix.dirname(part), decodedPath(href)));
      else if (name === 'itemref') {
        const file = files.get(idref ?? '');
        if (file !== undefined && archive.names.has(file)) chapters.add(file);
      }
    },
    onText(text) {
      if (isTitle) title += text;
    },
    onClose(name) {
      if (name === 'title') isTitle = false;
    },
  });
  return { title: title.trim().replace(/\s+/g, ' '), chapters: [...chapters] };
}

/** Returns the names of the encrypted files. Many books encrypt only their fonts, so their chapters can be read. */
async function encryptedNames(archive: ZipArchive): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  if (!archive.names.has(encryption)) return names;
  await readXmlEvents(archive.read(encryption), {
    onOpen(name, attributes) {
      if (name === 'CipherReference') names.add(decodedPath(attributes['URI'] ?? ''));
    },
  });
  return names;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

// Converts Word documents to HTML and then to Markdown, because mammoth's own Markdown has no tables.
import mammoth from 'mammoth';
import { notOfType, otherArchive } from '../kinds.js';
import { readHtml } from './html.js';
import { openZip } from './zip.js';

export async function readDocx(content: Uint8Array): Promise<string> {
  const { names } = await openZip(content);
  if (!names.has('[Content_Types].xml') || !names.has('_rels/.rels')) throw otherArchive('docx');
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // Without this converter, the HTML would contain each picture in base64.
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  try {
    return readHtml((await mammoth.convertToHtml({ buffer }, { convertImage, externalFileAccess: false })).value);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw notOfType('docx', error);
  }
}

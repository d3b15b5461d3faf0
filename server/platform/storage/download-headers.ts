// How a browser treats what somebody uploaded. Opened in place, an HTML page or an SVG image runs scripts at the address of the storage, so everything
// but raster images is saved as a file, and what a browser would execute has a type that it does not.

export interface DownloadHeaders {
  readonly contentType: string;
  readonly contentDisposition: string;
}

const rasterImages = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

const documents = new Set([
  'text/plain',
  'text/csv',
  'text/markdown',
  'application/json',
  'application/pdf',
  'application/zip',
  'application/yaml',
  'application/rtf',
  'application/epub+zip',
  'application/msword',
]);

/** Types that no browser executes. Whatever ends in `+xml` is left out. */
const inertType = /^(audio|video|font)\/[a-z0-9.-]+$|^application\/vnd\.[a-z0-9.-]+$/;

/** The headers of a download of the object under the key, whose last part is the name of the file. */
export function downloadHeaders(key: string, contentType: string): DownloadHeaders {
  const type = (contentType.split(';', 1)[0] as string).trim().toLowerCase();
  const isImage = rasterImages.has(type);
  const isSafe = isImage || documents.has(type) || inertType.test(type);
  return {
    contentType: isSafe ? type : 'application/octet-stream',
    contentDisposition: `${isImage ? 'inline' : 'attachment'}; ${filenameParameters(key.slice(key.lastIndexOf('/') + 1))}`,
  };
}

/** As RFC 6266 has it: a name in ASCII for old clients, and the whole one in UTF-8. */
function filenameParameters(name: string): string {
  const ascii = name.replace(/[^ -~]|["%\\]/g, '_');
  const whole = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${ascii}"; filename*=UTF-8''${whole}`;
}

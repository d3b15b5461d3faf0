// Headers that make downloads of uploaded files safe in browsers. An inline HTML page or SVG image could run scripts at
// the storage's origin. So only raster images are inline, and a type that is not known to be safe becomes
// `application/octet-stream`.

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

/** Types that no browser executes. Excludes suffixes such as `+xml`. */
const inertType = /^(audio|video|font)\/[a-z0-9.-]+$|^application\/vnd\.[a-z0-9.-]+$/;

/** The last part of the key is the file name. */
export function downloadHeaders(key: string, contentType: string): DownloadHeaders {
  const type = (contentType.split(';', 1)[0] as string).trim().toLowerCase();
  const isImage = rasterImages.has(type);
  const filename = key.slice(key.lastIndexOf('/') + 1);
  const isSafe = isImage || documents.has(type) || inertType.test(type);
  return {
    contentType: isSafe ? type : 'application/octet-stream',
    contentDisposition: `${isImage ? 'inline' : 'attachment'}; ${filenameParameters(filename)}`,
  };
}

/** Formats the name in ASCII for old clients, and in UTF-8 (RFC 6266). */
function filenameParameters(name: string): string {
  const ascii = name.replace(/[^ -~]|["%\\]/g, '_');
  const whole = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${ascii}"; filename*=UTF-8''${whole}`;
}

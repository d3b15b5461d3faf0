import { fullFormats } from 'ajv-formats/dist/formats.js';

const isUri = fullFormats.uri as (text: string) => boolean;
/** Returns whether the text is a URI of RFC 3986 with a scheme, and `URL` can parse it. */
const isUrl = (text: string): boolean => isUri(text) && URL.canParse(text);

/**
 * Formats of requests. They replace the fast formats of the validators, which accept 31 November as a date. They also
 * accept any text with a scheme, such as `http://[`, as a URL.
 */
export const requestFormats = {
  'date-time': fullFormats['date-time'] as never,
  uri: isUrl as never,
};

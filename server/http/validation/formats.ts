import { fullFormats } from 'ajv-formats/dist/formats.js';

const isUri = fullFormats.uri as (text: string) => boolean;
/** Returns whether the text is an absolute URI of RFC 3986, so has only ASCII characters, and is also a URL. */
const isUrl = (text: string): boolean => isUri(text) && URL.canParse(text);

/**
 * Formats of requests that replace those of the validators. The validators accept 31 November, and as a URL any text
 * with a scheme, such as `http://[`.
 */
export const requestFormats = {
  'date-time': fullFormats['date-time'] as never,
  uri: isUrl as never,
};

import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Returns whether the text is an absolute URL. Refuses spaces and line breaks, which `URL` ignores in some places. */
const isUrl = (text: string): boolean => !/\s/.test(text) && URL.canParse(text);

/**
 * Formats of requests that replace those of the validators. The validators accept 31 November, and as a URL any text
 * with a scheme, such as `http://[`.
 */
export const requestFormats = {
  'date-time': fullFormats['date-time'] as never,
  uri: isUrl as never,
};

// Maps the code pages and charsets of Rich Text documents to encodings of TextDecoder.

const byCodePage = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gb18030'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10_000, 'macintosh'],
  [65_001, 'utf-8'],
]);

/** Code pages by `\fcharset` of a font. Charsets 0 and 1 mean the code page of the document. */
const codePagesByCharset = new Map([
  [77, 10_000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);

/** For a code page that TextDecoder lacks, such as 437, returns windows-1252, whose ASCII half is the same. */
export const encodingOfCodePage = (codePage: number): string =>
  codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : (byCodePage.get(codePage) ?? 'windows-1252');

/** Returns undefined if the charset is unknown, or means the code page of the document. */
export function encodingOfCharset(charset: number | undefined): string | undefined {
  const codePage = codePagesByCharset.get(charset ?? 0);
  return codePage === undefined ? undefined : encodingOfCodePage(codePage);
}

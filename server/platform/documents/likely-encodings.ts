import { analyse } from 'chardet';

/** Number of bytes to analyse. More bytes rarely change the result, and the analysis reads them once per encoding. */
const sampleLength = 32_768;
/** Maximum number of bytes that one line adds to the sample. */
const maxLineLength = 4096;
/** Minimum bytes beyond ASCII in the sample. Otherwise, a pound sign could make English text look Hungarian. */
const minBytesBeyondAscii = 4;
/** Minimum confidence in percent. With less, the bytes resemble no encoding. */
const minConfidence = 15;

/** ISO encodings whose Windows counterpart contains the same letters and more. Files rarely use the ISO encoding. */
const windowsCounterparts: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
};

/** Yields the likeliest encoding first. */
export function* likelyEncodings(content: Uint8Array): Generator<string> {
  const sample = sampleOf(content);
  if (sample.filter(isBeyondAscii).length < minBytesBeyondAscii) return;
  for (const { name, confidence, lang } of analyse(sample)) {
    if (confidence < minConfidence) return;
    if (name === 'ISO-8859-2' && lang === 'pl' && isWindowsPolish(sample)) yield 'windows-1250';
    else if (name === 'ISO-8859-7' && isWindowsGreek(sample)) yield 'windows-1253';
    else yield windowsCounterparts[name] ?? name;
  }
}

/** Returns the first lines with bytes beyond ASCII. Other lines look like English and would outweigh them. */
function sampleOf(content: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let length = 0;
  for (let index = 0; index < content.length && length < sampleLength; index += 1) {
    if (!isBeyondAscii(content[index] as number)) continue;
    const start = Math.max(content.lastIndexOf(newline, index) + 1, index - maxLineLength / 2);
    const end = content.indexOf(newline, index);
    const line = content.subarray(start, Math.min(end === -1 ? content.length : end + 1, start + maxLineLength));
    lines.push(line);
    length += line.length;
    index = start + line.length - 1;
  }
  return Buffer.concat(lines);
}

const newline = 0x0a;

const isBeyondAscii = (byte: number): boolean => byte > 0x7f;

/** In Windows-1250, ą is 0xb9. In ISO-8859-2 it is 0xb1, and 0xb9 is š, which is not a Polish letter. */
const isWindowsPolish = (sample: Uint8Array): boolean => sample.includes(0xb9) && !sample.includes(0xb1);

/** In Windows-1253, 0xa2 is the letter Ά, which begins a word. In ISO-8859-7, it is a closing quote. */
const isWindowsGreek = (sample: Uint8Array): boolean =>
  sample.some((byte, index) => byte === 0xa2 && (sample[index + 1] ?? 0) >= 0xc0 && (sample[index - 1] ?? 0) < 0x80);

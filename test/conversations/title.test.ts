import { expect, test } from '@jest/globals';
import { firstTextOf, titleOf } from '../../server/modules/conversations/title.js';

const text = (value: string) => ({ type: 'text' as const, text: value });
const file = (filename?: string) => ({
  type: 'file' as const,
  mediaType: 'image/png',
  url: 'data:image/png;base64,',
  ...(filename === undefined ? {} : { filename }),
});
const long =
  'Our Arm X2 stops at 40 degrees and shows E-17 although the brake voltage is 23.9 V and nothing else is wrong.';

test.each([
  ['one line of the text', [text(' Our Arm X2\n\tstops ')], 'Our Arm X2 stops'],
  [
    'the beginning of a long text, cut between two words',
    [text(long)],
    'Our Arm X2 stops at 40 degrees and shows E-17 although the brake voltage is…',
  ],
  ['the beginning of a very long word', [text('x'.repeat(200))], `${'x'.repeat(79)}…`],
  ['whole characters only', [text('🤖'.repeat(200))], `${'🤖'.repeat(79)}…`],
  ['the first text, even after other parts', [file('a.png'), text('What is this?')], 'What is this?'],
  ['the name of a file without a text', [file('label 1.png')], 'label 1.png'],
  ['a default for an empty message', [text(' '), file()], 'New conversation'],
])('a title is %s', (_case, parts, title) => expect(titleOf(parts)).toBe(title));

test('the first text of a message is null if the message has no text', () =>
  expect([firstTextOf([file()]), firstTextOf([file(), text('a'), text('b')])]).toEqual([null, 'a']));

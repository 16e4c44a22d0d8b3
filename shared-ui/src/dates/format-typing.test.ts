import { expect, test } from 'vitest';
import { formatTyping } from './format-typing.ts';

const typed = (keys: string) => [...keys].reduce((shown, key) => formatTyping(shown, shown + key), '');

test.each([
  ['03022001', '03/02/2001'],
  ['03/02/2001', '03/02/2001'],
  ['3/2/2001', '03/02/2001'],
  ['3.2.2001', '03/02/2001'],
  ['3 2 2001', '03/02/2001'],
  ['3-2-2001', '03/02/2001'],
  ['03//02', '03/02'],
  ['/3', '3'],
  ['03/02/2001/', '03/02/2001'],
  ['03/02/20015', '03/02/20015'],
  ['3 feb', '03/feb'],
  ['soon enough', 'soon enough'],
])('typing %s shows %s', (keys, shown) => expect(typed(keys)).toBe(shown));

test.each([
  ['3/2/2001', '3/2/2001'],
  ['2001-02-03', '03/02/2001'],
  ['03.02.2001', '03/02/2001'],
  ['03022001', '03/02/2001'],
  [' 3-2-2001 ', '03/02/2001'],
  ['31.02.2001', '31.02.2001'],
  ['next Monday', 'next Monday'],
])('pasting %j shows %j', (text, shown) => expect(formatTyping('', text)).toBe(shown));

test('pasting over a day replaces it', () => {
  expect(formatTyping('01/01/2000', '2001-02-03')).toBe('03/02/2001');
});

test.each([
  ['taking the last digit away', '03/0', '03/'],
  ['taking a slash away', '03/', '03'],
  ['taking a slash out of the middle', '03/02/2001', '0302/2001'],
  ['taking both slashes away', '03/022001', '03022001'],
  ['putting a digit in the middle', '1/2/2001', '11/2/2001'],
])('%s changes nothing else', (_edit, before, after) => expect(formatTyping(before, after)).toBe(after));

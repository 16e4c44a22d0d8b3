import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const about = ['alex.member@example.com', 'alex.member', 'Alex', 'Fairbairn', 'riverside'];

it.each([
  ['a common one', 'qwertyuiop'],
  ['one from a leak', '1qaz2wsx'],
  ['one in other capitals', 'FootBall'],
  ['one with lookalikes for letters', 'P@ssw0rd'],
  ['one with lookalikes and a sign behind it', 'Passw0rd!'],
  ['one with digits and a sign behind it', 'Sunshine12!'],
  ['one with signs on both sides', '!!liverpool!!'],
  ['one in wide letters', 'ｐａｓｓｗｏｒｄ'],
  ["the person's name and a year", 'Fairbairn1988'],
  ["the person's email address", 'Alex.Member@example.com'],
  ["the venue's name with lookalikes", 'R1vers1de!'],
])('knows %s', (_what, password) => expect(isCommonPassword(password, about)).toBe(true));

it.each([
  ['several words', 'kettle otter violin'],
  ['common words joined', 'sunshine-and-football'],
  ['a common one with much around it', 'Sunshine-1987-0423'],
  ['a short word with digits around it', '19al87x2'],
  ['random characters', 'xK9#vQ2m'],
  ['letters of another script', 'чайникскрипка'],
])('does not mind %s', (_what, password) => expect(isCommonPassword(password, about)).toBe(false));

it('knows no one by an empty name', () => expect(isCommonPassword('xK9#vQ2m', ['', ' '])).toBe(false));

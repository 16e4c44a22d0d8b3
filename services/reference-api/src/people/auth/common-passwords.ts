import { dictionary } from '@zxcvbn-ts/language-common';
import { isPredictable } from './predictable.ts';

/** Most characters around a common password with which it still counts as that one: a sign and a year are five. */
const ADDED_AT_MOST = 5;
/** Shorter words begin too many good passwords. */
const SHORTEST_WORD = 4;

/** Look-alike characters, and the letter each stands for. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let common: ReadonlySet<string> | undefined;

/** Some 49,000 passwords from published leaks, the most common first; unpacked when the first is asked about. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
  return common;
}

const asLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** The word inside the digits and signs around a password, where those are few enough to be guessed along with it. */
function undressed(password: string): string[] {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isNear = core.length >= SHORTEST_WORD && password.length - core.length <= ADDED_AT_MOST;
  return isNear ? [core, asLetters(core)] : [];
}

/**
 * True if a password is among the first that a person who guesses would try: a common or leaked one, or one of the
 * words given (a name, an email address), as it is, in other capitals, with lookalikes for letters (`Passw0rd`), or
 * with a few digits and signs around it (`Sunshine1!`).
 * @param about words about the person and the venue.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const words = new Set(about.map((word) => word.trim().toLowerCase()).filter(Boolean));
  const guesses = [typed, asLetters(typed), ...undressed(typed), ...undressed(asLetters(typed))];
  const halves = typed.split(/[\s_-]+/);
  const isOneWord = halves.length > 1 && halves.every((half) => half === halves[0]);
  return (
    isOneWord ||
    isPredictable(typed, [...words]) ||
    guesses.some((guess) => commonPasswords().has(guess) || words.has(guess))
  );
}

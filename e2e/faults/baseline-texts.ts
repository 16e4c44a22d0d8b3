import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from 'tooling/repository';

const FOLDER = inRoot('.cache/faults-usual-words');

/** Amounts, times and references differ from payment to payment. */
export const withoutNumbers = (words: string): string =>
  words.replaceAll(/\b[A-Z]{3}-[A-Z0-9]{6}\b|\d[\d.,:]*/g, '#');

/** Keeps what a payment says of which nothing goes wrong. */
export function saveBaselineTexts(payment: string, words: readonly string[]): void {
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(path.join(FOLDER, `${payment}.json`), JSON.stringify(words.map(withoutNumbers)));
}

export const readBaselineTexts = (): ReadonlySet<string> =>
  new Set(
    fs
      .readdirSync(FOLDER)
      .flatMap((file): string[] => JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8'))),
  );

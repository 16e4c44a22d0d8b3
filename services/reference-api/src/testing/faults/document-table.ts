import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const document = path.resolve(import.meta.dirname, '../../../../../docs/payments.md');

/** Puts what a whole run came to between two comments of the document, where WRITE_OUTCOMES says so. */
export function writeTable(name: string, lines: readonly string[]): void {
  if (process.env.WRITE_OUTCOMES !== '1') return;
  const start = `<!-- ${name} outcomes -->`;
  const end = `<!-- end of ${name} outcomes -->`;
  const text = readFileSync(document, 'utf8');
  const [from, until] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || until < from) throw new Error(`The document must have ${start} and, after it, ${end}.`);
  writeFileSync(document, text.slice(0, from) + [start, '', ...lines, '', ''].join('\n') + text.slice(until));
}

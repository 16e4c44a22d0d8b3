import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import withoutSummaries from './without-summaries.ts';

const folder = inRoot('shared-contracts/src/api');
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);

it('takes every summary out of the table of calls, and nothing else', () => {
  const calls = sources.flatMap(([, text]) => text.match(/\bsummary:/g) ?? []);
  expect(calls.length).toBeGreaterThan(100);
  for (const [file, text] of sources) {
    const left = withoutSummaries(text);
    expect(left, file).not.toMatch(/\bsummary:\s*['"`]/);
    expect(left.split('\n').length, file).toBe(text.split('\n').length);
    const others = text.split('\n').filter((line) => !/\bsummary:|^\s+['"`].*['"`](?:,| \+)$/.test(line));
    expect(left.split('\n'), file).toEqual(expect.arrayContaining(others));
  }
});

it('copes with quotation marks and with a line of its own', () => {
  const call = (summary: string) => `  path: 'a',\n  ${summary},\n});`;
  for (const summary of [
    "summary: 'A person\\'s own.'",
    'summary: "A person\'s own."',
    "summary:\n    'Long.'",
  ])
    expect(withoutSummaries(call(summary))).not.toContain('summary');
});

import { expect, test } from 'vitest';
import { withOutcomes } from './outcome-table.ts';

const outcome = (at: string, happened: string, read: string[] = []) => ({
  at,
  happened,
  read,
  next: 'Pay £6.50 now',
  did: ['pays'],
});
const empty = 'Before\n<!-- outcomes -->\n<!-- end of outcomes -->\nAfter';
const rowsOf = (document: string) => document.split('\n').filter((line) => /^\| [^a-]/.test(line));

test('outcomes stand together by what they belong to, with what was said', () => {
  const document = withOutcomes(empty, [
    outcome('terms', '401', ['Log in', 'Logged out']),
    outcome('order', '500'),
    outcome('terms', '500'),
  ]);
  expect(document).toMatch(/^Before\n.*3 runs\..*\nAfter$/s);
  expect(
    document.split('\n').filter((line) => line.startsWith('| terms') || line.startsWith('| order')),
  ).toEqual([
    '| terms | 401 | Log in · Logged out | Pay £6.50 now | pays |',
    '| terms | 500 | nothing more than usual | Pay £6.50 now | pays |',
    '| order | 500 | nothing more than usual | Pay £6.50 now | pays |',
  ]);
});

test('what was run again takes the place of what it was, and the rest stays', () => {
  const first = withOutcomes(empty, [
    outcome('terms', '401'),
    outcome('terms', '4019'),
    outcome('order', '500'),
  ]);
  const again = withOutcomes(first, [outcome('terms', '401', ['Log in | again'])]);
  expect(again).toContain('3 runs.');
  expect(again).toContain('| terms | 401 | Log in \\| again |');
  expect(again.match(/\| terms \| 401 \|/g)).toHaveLength(1);
  expect(rowsOf(withOutcomes(again, []))).toEqual(rowsOf(again));
});

test('a document without a place for them is refused', () => {
  expect(() => withOutcomes('Nothing here', [])).toThrow('The document must have');
});

import { ExpectedFailure } from '../expected-failure.ts';

/** The part of a site that hosts the remotes. */
export const HOST = 'shell';

/** `old`: as it was last released. `new`: as it is in this checkout. */
export type Age = 'old' | 'new';

/** A site to try: the age of each of its parts. */
export interface Cell {
  title: string;
  ages: Readonly<Record<string, Age>>;
}

/**
 * Everything new; everything old, as a deployment begins once API and gateway are there; each part old beside all others
 * new; each part new beside all others old. Every pair of parts meets in both directions so. A part that was never
 * released is missing where it would be old.
 */
export function cellsOf(parts: readonly string[], released: readonly string[]): Cell[] {
  const cell = (title: string, ageOf: (part: string) => Age): Cell => {
    const there = parts.filter((part) => ageOf(part) === 'new' || released.includes(part));
    return { title, ages: Object.fromEntries(there.map((part) => [part, ageOf(part)])) };
  };
  return [
    cell('everything new', () => 'new'),
    ...(released.includes(HOST) ? [cell('everything old', () => 'old')] : []),
    ...parts
      .filter((part) => released.includes(part))
      .map((odd) => cell(`${odd} old`, (part) => (part === odd ? 'old' : 'new'))),
    ...parts.map((odd) => cell(`${odd} new`, (part) => (part === odd ? 'new' : 'old'))),
  ];
}

/** The cells whose titles begin with one of the words, as `mf-basket` or `everything`; all without any. */
export function chooseCells(cells: readonly Cell[], words: readonly string[]): Cell[] {
  const stranger = words.find((word) => !cells.some(({ title }) => title.startsWith(word)));
  if (stranger !== undefined) {
    const titles = cells.map(({ title }) => `  ${title}`).join('\n');
    throw new ExpectedFailure(`No site begins with '${stranger}'. There are:\n${titles}`);
  }
  return cells.filter(({ title }) => words.length === 0 || words.some((word) => title.startsWith(word)));
}

/**
 * True if a site may refuse a remote. An old shell may refuse a new one: the shell goes first, and publishing refuses
 * until it has. A new shell may not, because it would take what runs away from everyone.
 */
export const canRefuse = ({ ages }: Cell): boolean =>
  ages[HOST] === 'old' && Object.values(ages).includes('new');

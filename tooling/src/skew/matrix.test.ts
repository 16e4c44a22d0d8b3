import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import { exclusionReason, journeys } from './journeys.ts';
import { type Cell, canRefuse, cellsOf, chooseCells } from './matrix.ts';

const parts = ['shell', 'mf-a', 'mf-b'];
const cells = cellsOf(parts, parts);
const cell = (title: string, among: readonly Cell[] = cells): Cell => {
  const found = among.find((each) => each.title === title);
  if (!found) throw new Error(`There is no ${title}.`);
  return found;
};

describe('the matrix', () => {
  it('tries everything new and everything old, each part old beside the new ones, and each new beside the old ones', () => {
    const described = cells.map(({ title, ages }) => [title, Object.values(ages).join(' ')]);
    expect(described).toEqual([
      ['everything new', 'new new new'],
      ['everything old', 'old old old'],
      ['shell old', 'old new new'],
      ['mf-a old', 'new old new'],
      ['mf-b old', 'new new old'],
      ['shell new', 'new old old'],
      ['mf-a new', 'old new old'],
      ['mf-b new', 'old old new'],
    ]);
  });

  it('lets each two parts meet in both directions', () => {
    for (const one of parts) {
      for (const other of parts.filter((part) => part !== one)) {
        expect(cells.some(({ ages }) => ages[one] === 'old' && ages[other] === 'new')).toBe(true);
      }
    }
  });

  it('has a part that was never released among the new ones only', () => {
    const withNewcomer = cellsOf(parts, ['shell', 'mf-a']);
    expect(withNewcomer.map(({ title }) => title)).not.toContain('mf-b old');
    expect(cellsOf(parts, ['mf-a']).map(({ title }) => title)).not.toContain('everything old');
    expect(cell('mf-a new', withNewcomer).ages).toEqual({ shell: 'old', 'mf-a': 'new' });
    expect(cell('mf-b new', withNewcomer).ages).toEqual({ shell: 'old', 'mf-a': 'old', 'mf-b': 'new' });
  });

  it('is narrowed by the beginnings of titles', () => {
    const chosen = (...words: string[]) => chooseCells(cells, words).map(({ title }) => title);
    expect(chosen()).toHaveLength(8);
    expect(chosen('mf-a')).toEqual(['mf-a old', 'mf-a new']);
    expect(chosen('mf-b old', 'everything new')).toEqual(['everything new', 'mf-b old']);
    expect(() => chosen('mf-c')).toThrow("No site begins with 'mf-c'. There are:\n  everything new");
  });

  it('lets only an old shell refuse a new remote', () => {
    expect(cells.filter(canRefuse).map(({ title }) => title)).toEqual(['shell old', 'mf-a new', 'mf-b new']);
  });
});

describe('the journeys', () => {
  it.each(journeys.map(({ file, title }) => [file, title]))('%s has: %s', (file, title) => {
    expect(fs.readFileSync(inRoot('e2e', file), 'utf8')).toContain(`'${title}'`);
  });

  it('have names and titles of their own', () => {
    expect(new Set(journeys.map(({ name }) => name)).size).toBe(journeys.length);
    expect(new Set(journeys.map(({ title }) => title)).size).toBe(journeys.length);
  });

  it('are left out only beside the very release that cannot walk them, and with the reason', () => {
    const waits = { name: 'wait', file: 'a.spec.ts', title: 'waits' };
    const known = [{ journey: 'wait', part: 'mf-a', version: '0.1.0', why: 'it has no list.' }];
    const ask = (title: string, version = '0.1.0') =>
      exclusionReason(waits, cell(title), { 'mf-a': version }, known);
    expect(ask('mf-a old')).toBe('mf-a 0.1.0: it has no list.');
    expect(ask('mf-b new')).toBe('mf-a 0.1.0: it has no list.');
    expect(ask('mf-a old', '0.2.0')).toBeNull();
    expect(ask('mf-a new')).toBeNull();
    expect(
      exclusionReason({ ...waits, name: 'pay' }, cell('mf-a old'), { 'mf-a': '0.1.0' }, known),
    ).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { applyTexts, defineTexts, listTexts } from './texts.ts';

const texts = defineTexts('mf-example', {
  title: 'Find a venue',
  list: {
    count: (count: number, place: string) => `${count} venues in ${place}`,
    steps: ['First', 'Then'],
  },
});
/** A group taken out at load, as features do it. */
const words = texts.list;

beforeEach(() => {
  applyTexts('en-GB', {});
});

describe('texts', () => {
  it('are English by default', () => {
    expect(texts.title).toBe('Find a venue');
    expect(words.count(2, 'Sale')).toBe('2 venues in Sale');
  });

  it('take the wordings of a tenant, in groups that were taken out before too', () => {
    applyTexts('en-GB', {
      'mf-example': { title: 'Find a pool', 'list.count': 'In {1}: {0}', 'list.steps.1': 'After that' },
    });
    expect(texts.title).toBe('Find a pool');
    expect(words.count(2, 'Sale')).toBe('In Sale: 2');
    expect(words.steps).toEqual(['First', 'After that']);
  });

  it('choose the plural form by the language', () => {
    applyTexts('cy', { 'mf-example': { 'list.count': { two: '{0} ganolfan', other: '{0} canolfan' } } });
    expect(words.count(2, '')).toBe('2 ganolfan');
    expect(words.count(7, '')).toBe('7 canolfan');
  });

  it('stay English for a number that the tenant has no plural form for', () => {
    applyTexts('cy', { 'mf-example': { 'list.count': { two: '{0} ganolfan' } } });
    expect(words.count(2, '')).toBe('2 ganolfan');
    expect(words.count(7, 'Sale')).toBe('7 venues in Sale');
  });

  it('go back to English', () => {
    applyTexts('cy', { 'mf-example': { title: 'Dod o hyd i ganolfan' } });
    applyTexts('en-GB', {});
    expect(texts.title).toBe('Find a venue');
  });

  it('reach a package that is loaded later', () => {
    applyTexts('cy', { 'mf-late': { hello: 'Helo' } });
    expect(defineTexts('mf-late', { hello: 'Hello' }).hello).toBe('Helo');
  });

  it('report unknown keys', () => {
    expect(applyTexts('en-GB', { 'mf-example': { 'list.cuont': 'x', title: 'y' } })).toEqual([
      'mf-example:list.cuont',
    ]);
  });

  it('keep a plain text that is given plural forms, and a placeholder without a value', () => {
    applyTexts('en-GB', { 'mf-example': { title: { one: 'x' }, 'list.count': '{0} {7}' } });
    expect(texts.title).toBe('Find a venue');
    expect(words.count(1, '')).toBe('1 {7}');
  });

  it('are listed for translators', () => {
    expect(listTexts()['mf-example']).toEqual({
      title: 'Find a venue',
      'list.count': '{0} venues in {1}',
      'list.steps.0': 'First',
      'list.steps.1': 'Then',
    });
  });
});

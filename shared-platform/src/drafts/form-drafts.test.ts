// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createFormDrafts } from './form-drafts.ts';

beforeEach(() => sessionStorage.clear());

describe('form drafts', () => {
  it('store nothing until asked to, and return it once', () => {
    const drafts = createFormDrafts(sessionStorage);
    drafts.follow('details', () => ({ town: 'Sale' }));
    expect(sessionStorage).toHaveLength(0);
    drafts.save();
    const afterReload = createFormDrafts(sessionStorage);
    expect(afterReload.take('details')).toEqual({ town: 'Sale' });
    expect(afterReload.take('details')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('leave out a form that has gone, but not the one that took its place', () => {
    const drafts = createFormDrafts(sessionStorage);
    const stopFirst = drafts.follow('details', () => 'first');
    drafts.follow('details', () => 'second');
    stopFirst();
    drafts.follow('other', () => 'x')();
    drafts.save();
    expect(drafts.take('details')).toBe('second');
    expect(drafts.take('other')).toBeNull();
  });

  it('count a damaged draft as none', () => {
    sessionStorage.setItem('touchline:draft:details', '{');
    expect(createFormDrafts(sessionStorage).take('details')).toBeNull();
  });

  it('do without a storage that refuses', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const drafts = createFormDrafts(refusing);
    drafts.follow('details', () => 'x');
    expect(() => drafts.save()).not.toThrow();
  });
});

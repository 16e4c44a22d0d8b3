// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { freshJoining, type Joining } from '../machine/joining.ts';
import { readJoining, storeJoining } from './stored-joining.ts';

const chosen: Joining = {
  ...freshJoining,
  centreSlug: 'sale',
  membership: { typeId: '1', paymentOptionId: '2', paymentType: 'recurring' },
  open: 'dd_section',
  edited: ['centre_section', 'membership_section', 'details_section', 'dates_section'],
  arrivedAt: 'here',
};

afterEach(() => sessionStorage.clear());

describe('what is kept for the tab', () => {
  it('is the choice, and the sections that need nothing again', () => {
    storeJoining(sessionStorage, chosen);
    expect(readJoining(sessionStorage)).toEqual({
      ...chosen,
      edited: ['centre_section', 'membership_section', 'details_section'],
      arrivedAt: null,
    });
  });
  it('names the membership that was lost, which an earlier release did not', () => {
    const lost: Joining = { ...freshJoining, lostChoice: 'ineligible', lostMembership: chosen.membership };
    storeJoining(sessionStorage, lost);
    expect(readJoining(sessionStorage)).toEqual(lost);
    const { lostMembership: _, ...earlier } = lost;
    sessionStorage.setItem('touchline:joining', JSON.stringify(earlier));
    expect(readJoining(sessionStorage)).toEqual(earlier);
  });
  it.each([
    ['nothing', null],
    ['something damaged', '{'],
    ['another release’s', '{"centre":"sale"}'],
    ['an unknown section', JSON.stringify({ ...chosen, open: 'pool_section' })],
  ])('is %s: a fresh start', (_, stored) => {
    if (stored !== null) sessionStorage.setItem('touchline:joining', stored);
    expect(readJoining(sessionStorage)).toEqual(freshJoining);
  });
  it('may be refused by the storage', () => {
    const refusing = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => storeJoining(refusing, chosen)).not.toThrow();
  });
});

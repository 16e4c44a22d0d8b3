// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { joiningDraft } from 'shared-contracts/api/joining-draft';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { joiningVenues } from 'shared-contracts/api/venues';
import { exampleVenue } from 'shared-contracts/testing';
import { answer, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testType } from '../testing/membership-examples.ts';
import { openJoining } from '../testing/open-joining.tsx';
import { openSections } from '../testing/open-sections.tsx';

beforeAll(() => import('./joining-draft.tsx'));
afterEach(() => sessionStorage.clear());

/** The loud buttons; of the second most important step there is one at most, too. */
function loudIn(container: HTMLElement) {
  expect(container.querySelectorAll('[data-variant="secondary"]').length).toBeLessThan(2);
  return [...container.querySelectorAll('[data-variant="primary"]')].map(({ textContent }) =>
    textContent?.trim(),
  );
}

const savedAt = '2026-06-10T09:00:00.000Z';
const given = {
  centreSlug: 'sale-leisure-centre',
  membershipTypeId: '101',
  paymentOptionId: '1011',
  paymentType: 'recurring',
} as const;
const draft = {
  wantsReminder: false,
  expiresAt: '2026-06-24T09:00:00.000Z',
  steps: { choice: { revision: 1, savedAt, given }, details: null, questions: null, dates: null },
};
const adult = testType();
const junior = testType({ id: '102', name: 'Junior' });

describe('one loud button', () => {
  it('while a centre is chosen, a kept joining too', async () => {
    const { container } = openJoining('/', {
      user: testUser,
      answers: [answer(joiningVenues, [exampleVenue()]), answer(joiningDraft, draft)],
    });
    await screen.findByRole('button', { name: 'Search' });
    await screen.findByRole('button', { name: 'Not now' });
    expect(loudIn(container)).toEqual(['Continue']);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(loudIn(container)).toEqual(['Search']);
  });

  it('while memberships are compared', async () => {
    const { container } = openSections({
      open: 'membership_section',
      joining: { membership: null, edited: ['centre_section'] },
      answers: [answer(membershipTypes, [adult, junior])],
    });
    for (const box of await screen.findAllByRole('checkbox', { name: /^Compare/ })) fireEvent.click(box);
    const compare = await screen.findByRole('button', { name: 'Compare them' });
    expect(loudIn(container).length).toBeLessThan(2);
    await userEvent.click(compare);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('button', { name: /Adult|Junior/ })).toHaveLength(2);
    expect(loudIn(dialog)).toEqual([]);
  });

  it.each(['details_section', 'dates_section'] as const)('in the %s', async (open) => {
    const { container } = openSections({ open });
    await screen.findByRole('region', { current: 'step' });
    await expect.poll(() => loudIn(container), { timeout: 5000 }).toHaveLength(1);
  });
});

// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, type User } from 'shared-contracts/api/auth';
import type { Inclusions, MembershipType } from 'shared-contracts/api/membership-entities';
import { changeCosts, changeMemberships, renewMembership } from 'shared-contracts/api/memberships';
import { addDays, displayDay, siteDay } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import { answer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import {
  testChangeCosts,
  testHeld,
  testJoiningCart,
  testOption,
  testType,
} from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';
import { press } from '../../testing/open-sections.tsx';

afterEach(() => sessionStorage.clear());

const today = siteDay(new Date());
const window = { min: today, max: addDays(today, 9) };
const uses = (name: string, totalUses: number | null) => ({
  name,
  totalUses,
  frequency: totalUses === null ? null : 'each month',
  description: null,
});
const inclusions: Inclusions = {
  coverage: 'All of our centres',
  providesAccessTo: [],
  includedLocations: [],
  benefits: [uses('Gym', null), uses('Guest passes', 1)],
};
const type = (benefits: Inclusions['benefits'], parts: Partial<MembershipType> = {}) =>
  testType({
    id: '108',
    name: 'Family',
    coverage: 'All of our centres',
    benefits,
    paymentOptions: [testOption({ id: '1081', globalBasePrice: displayMoney(4800) })],
    ...parts,
  });

function openChange(
  benefits: Inclusions['benefits'],
  says: Inclusions | undefined = inclusions,
  { user = testUser, ...parts }: Partial<MembershipType> & { user?: User } = {},
) {
  const membership = testHeld({ name: 'Adult', paymentType: 'recurring', price: displayMoney(3200) });
  openJoining('/?change=31', {
    user,
    answers: [
      answer(changeMemberships, {
        membership,
        ...(says && { heldType: testType({ id: '101', ...says, paymentOptions: [] }) }),
        membershipTypes: [type(benefits, parts)],
      }),
      answer(changeCosts, {
        ...testChangeCosts(window),
        costs: { differenceToOldMembership: '£16.00 more each month' },
        totalDueNow: { ...displayMoney(800), composition: { monthInHand: displayMoney(0), fees: [] } },
        newMembershipPrice: displayMoney(4800),
        prettyFirstBillingDate: '15 Apr 2027',
      }),
    ],
  });
}

const choose = () => press('Choose this membership: Family');
const summary = () => screen.findByRole('region', { name: 'What changes' });

describe('changing a membership', () => {
  it('has a title of its own and says from which membership to which', async () => {
    openChange(inclusions.benefits);
    expect(screen.getByRole('heading', { level: 1, name: 'Change your membership' })).toBeVisible();
    expect(await screen.findByText('Now: Adult, £32.00 per month')).toBeVisible();
    expect(await screen.findByText('£16.00 more than now')).toBeVisible();
    expect(await screen.findByText('Your membership now')).toBeVisible();
    expect(screen.getByText('Gym, Guest passes')).toBeVisible();
    await choose();
    expect(await screen.findByText('From Adult to Family')).toBeVisible();
    expect(document.title).toContain('Online Joining');
  });

  it('says what is paid, and what is gained', async () => {
    openChange([...inclusions.benefits, uses('Courts', null)]);
    await choose();
    const region = await summary();
    expect(screen.getByRole('region', { name: 'Your Membership' })).toHaveTextContent(
      `MembershipFamily, £48.00 per monthStart date${displayDay(today)}First monthly payment15 Apr 2027`,
    );
    const costs = screen.getByRole('region', { name: 'What you pay' });
    expect(costs).toHaveTextContent('To pay now£8.00');
    expect(costs).toHaveTextContent('Compared with your current membership: £16.00 more each month');
    expect(within(region).getByRole('heading', { name: 'You will gain' })).toBeVisible();
    expect(within(region).getByText('Courts, as often as you like')).toBeVisible();
    expect(within(region).getByText('You keep everything you have now.')).toBeVisible();
    expect(within(region).queryByText('You will lose')).not.toBeInTheDocument();
  });

  it('says when it is first collected, and what it takes the place of, to a member with a Direct Debit', async () => {
    const payer = { ...testUser, hasInstruction: true, hasBillingDate: true };
    openChange(inclusions.benefits, inclusions, { user: payer });
    await choose();
    const chosen = await screen.findByRole('region', { name: 'Your Membership' });
    expect(chosen).toHaveTextContent('15 Apr 2027Starting next month on your usual payment date');
    expect(screen.getByText('It takes the place of the £32.00 each month for Adult.')).toBeVisible();
  });

  it('says at the choice, in its details and before the dates what one that needs proof ends', async () => {
    openChange(inclusions.benefits, inclusions, { eligibility: { name: 'Full-time students' } });
    const pending =
      'Until we accept your proof, this membership is pending. You pay full prices, and its benefits wait.';
    const ends = 'Adult ends the day before this begins.';
    const isSaid = (place: HTMLElement) =>
      [pending, ends].map((text) => within(place).queryByText(text) !== null);
    const card = (await screen.findByRole('heading', { name: 'Family' })).closest('li') as HTMLElement;
    expect(isSaid(card)).toEqual([true, true]);
    await press('View details: Family');
    expect(isSaid(await screen.findByRole('dialog', { name: 'Family' }))).toEqual([true, true]);
    await userEvent.keyboard('{Escape}');
    await choose();
    await summary();
    expect(isSaid(screen.getByRole('region', { name: /Review/ }))).toEqual([true, true]);
  });

  it('says which benefits are lost and which change', async () => {
    openChange([{ ...uses('Guest passes', 1), frequency: 'each week' }]);
    await choose();
    const region = await summary();
    expect(within(region).getByText('You will lose')).toBeVisible();
    expect(within(region).getByText('Gym, as often as you like')).toBeVisible();
    expect(within(region).getByRole('heading', { name: 'What will be different' })).toBeVisible();
    const passes = 'Guest passes, 1 use each week instead of 1 use each month';
    expect(within(region).getByText(passes)).toBeVisible();
    expect(within(region).queryByText(/You keep everything/)).not.toBeInTheDocument();
  });

  it('says that two memberships include the same', async () => {
    openChange(inclusions.benefits);
    await choose();
    const same = 'It includes exactly what you have now.';
    expect(within(await summary()).getByText(same)).toBeVisible();
  });

  it('compares in the details of a membership, too', async () => {
    openChange([uses('Gym', null)]);
    await press('View details: Family');
    const dialog = await screen.findByRole('dialog', { name: 'Family' });
    expect(await within(dialog).findByRole('heading', { name: 'Compared with Adult' })).toBeVisible();
    expect(within(dialog).getByText('Guest passes, 1 use each month')).toBeVisible();
  });

  it('compares nothing where the server does not say what the membership includes', async () => {
    openChange([uses('Gym', null)], null as never);
    await choose();
    expect(await screen.findByRole('region', { name: 'What you pay' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What changes' })).not.toBeInTheDocument();
  });
});

it('renewing a membership has a title of its own, and says what is renewed from when on', async () => {
  const renewal = testJoiningCart({ purchase: 'renewal', membershipId: '31' });
  openJoining('/?renew=31', { user: testUser, answers: [answer(renewMembership, renewal)] });
  expect(screen.getByRole('heading', { level: 1, name: 'Renew your membership' })).toBeVisible();
  expect(await screen.findByText('Adult, from 10 Jun 2026')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What changes' })).not.toBeInTheDocument();
});

it.each(['change', 'renew'])(
  'has its shape, which the footer waits for, until the person is known: %s',
  (mode) => {
    const page = openJoining(`/?${mode}=31`, {
      user: testUser,
      answers: [{ endpoint: currentUser, respond: () => new Promise(() => undefined) }],
    });
    expect(page.container.querySelector('[data-loading]')).toBeVisible();
  },
);

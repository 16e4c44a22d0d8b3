// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser } from 'shared-contracts/api/auth';
import { clearJoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import {
  changeCosts,
  changeMemberships,
  membershipTypes,
  renewMembership,
} from 'shared-contracts/api/memberships';
import { joiningVenue } from 'shared-contracts/api/venues';
import { displayMoney } from 'shared-contracts/money';
import { exampleVenue } from 'shared-contracts/testing';
import { answer, failure, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { beginRenewal } from '../shared/machine/held-membership-steps.ts';
import { freshJoining, type Joining } from '../shared/machine/joining.ts';
import { storeJoining } from '../shared/state/stored-joining.ts';
import { testJoiningCart, testOption, testType } from '../testing/membership-examples.ts';
import { openJoining, section } from '../testing/open-joining.tsx';
import { address, expectOpen, press } from '../testing/open-sections.tsx';

const sale = '/centre/sale-leisure-centre';
const refused = testType({
  paymentOptions: [
    testOption({ isPurchasable: { canPurchase: false, hasPrices: true, message: 'Held already.' } }),
  ],
});
const lost = { content: 'You are ineligible for the membership you selected.', type: 'danger' };
const full = {
  user: testUser,
  answers: [answer(joiningCart, testJoiningCart()), answer(clearJoiningCart, {})],
};

afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

describe('an address that names a membership', () => {
  it('chooses it and shows the memberships', async () => {
    openJoining(`${sale}/membership/101`);
    await expectOpen(/Choose your membership/);
    expect(await screen.findByText('Selected')).toBeInTheDocument();
    expect(await screen.findByRole('complementary', { name: 'Payment summary' })).toHaveTextContent('Adult');
  });

  it.each([
    ['an unknown one', 'gold'],
    ['an unknown id', '999/gold/recurring'],
    ['another way to pay than it has', 'monthly-only/fixed'],
  ])('leads to the centre for %s', async (_, path) => {
    const monthlyOnly = testType({ slug: 'monthly-only', paymentOptions: [testOption()] });
    const { toasts } = openJoining(`${sale}/membership/${path}`, {
      answers: [answer(membershipTypes, [monthlyOnly])],
    });
    await waitFor(() => expect(address()).toBe(sale));
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: 'Could not find selected membership',
      type: 'danger',
    });
    expect(screen.getByText("You haven't selected a membership yet")).toBeInTheDocument();
    // A toast goes; the words stay until another one is chosen.
    await expectOpen(/Choose your membership/);
    expect(screen.getByText('Could not find selected membership')).toBeInTheDocument();
    await press('Choose this membership: Adult');
    await expectOpen(/Your details/);
    await userEvent.click(screen.getByRole('button', { name: 'Edit', description: /your membership/ }));
    expect(await screen.findByText('Selected')).toBeInTheDocument();
    expect(screen.queryByText('Could not find selected membership')).not.toBeInTheDocument();
  });

  it('leads to the centre for one that cannot be bought', async () => {
    const { toasts } = openJoining(`${sale}/membership/adult`, {
      user: testUser,
      answers: [answer(membershipTypes, [refused])],
    });
    await waitFor(() => expect(address()).toBe(sale));
    expect(toasts).toHaveBeenCalledExactlyOnceWith(lost);
    expect(screen.queryByText('Selected')).not.toBeInTheDocument();
  });
});

describe('logging in', () => {
  const login = async (platform: ReturnType<typeof openJoining>['platform']) =>
    act(async () => platform.session.adopt('test-token'));

  it.each([
    ['keeps what the person can have', testType(), false],
    ['gives up what they cannot have', refused, true],
  ])('%s', async (_, theirs, isLost) => {
    let isTheirs = false;
    const { platform, toasts } = openJoining(`${sale}/membership/adult/recurring`, {
      answers: [
        answer(currentUser, testUser),
        answer(membershipTypes, () => [isTheirs ? theirs : testType()]),
      ],
    });
    await press('Continue: Adult');
    await expectOpen(/Your details/);
    isTheirs = true;
    await login(platform);
    if (isLost) {
      await waitFor(() => expect(toasts).toHaveBeenCalledExactlyOnceWith(lost));
      await expectOpen(/Choose your home centre/);
      expect(screen.getByText("You haven't selected a membership yet")).toBeInTheDocument();
      expect(screen.getByText(lost.content, { exact: false })).toBeInTheDocument();
    } else {
      expect(await screen.findByText(testUser.email)).toBeInTheDocument();
      expect(toasts).not.toHaveBeenCalled();
      expect(await section(/Choose your membership/)).toHaveTextContent('Adult, £32.00 per month');
    }
  });
});

describe('a membership in the basket', () => {
  it('shows its sections at its own address only, so that nothing pressed before it gets there is lost', async () => {
    const seenAt = new Set<string>();
    const look = new MutationObserver(() => {
      if (screen.queryAllByRole('button', { name: 'Edit' }).length > 0) seenAt.add(address());
    });
    look.observe(document.body, { childList: true, subtree: true });
    openJoining('/', full);
    await expectOpen(/Your details/);
    await waitFor(() => expect(address()).toBe(`${sale}/membership/adult/recurring`));
    look.disconnect();
    expect([...seenAt]).toEqual([`${sale}/membership/adult/recurring`]);
  });

  it('is restored with everything edited, at the details and its own address', async () => {
    const { sent } = openJoining('/', full);
    await expectOpen(/Your details/);
    await waitFor(() => expect(address()).toBe(`${sale}/membership/adult/recurring`));
    expect(await section(/Choose your home centre/)).toHaveTextContent('Sale Leisure Centre');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit' }).length).toBeGreaterThan(2));
    await waitFor(() => expect(sent('GET', 'start_date=')).not.toHaveLength(0));
    expect(sent('DELETE', 'cart/clear')).toHaveLength(0);
  });

  it('stays in the basket at the address of another centre, until a membership is chosen there', async () => {
    const { sent } = openJoining('/centre/bury', {
      ...full,
      answers: [
        ...full.answers,
        answer(joiningVenue, exampleVenue({ slug: 'bury', id: 'AP2', name: 'Bury Baths' })),
      ],
    });
    await expectOpen(/Choose your membership/);
    expect(screen.getByText("You haven't selected a membership yet")).toBeInTheDocument();
    await screen.findByText('Adult');
    expect(sent('DELETE', 'cart/clear')).toHaveLength(0);
    await press('Choose this membership: Adult');
    await waitFor(() => expect(sent('DELETE', 'cart/clear')).toHaveLength(1));
  });

  const submitted: Joining = {
    ...freshJoining,
    centreSlug: 'sale-leisure-centre',
    membership: { typeId: '101', paymentOptionId: '1011', paymentType: 'recurring' },
    isSubmitted: true,
    edited: ['centre_section', 'membership_section', 'details_section'],
  };
  it.each([
    ['once paid for leaves nothing chosen', testUser, answer(joiningCart, null), true],
    ['once paid for leaves nothing chosen after a logout', null, answer(joiningCart, null), true],
    ['stays chosen while it is not known', testUser, failure(joiningCart, 500), false],
  ])('%s', async (_, user, basket, isGone) => {
    storeJoining(sessionStorage, submitted);
    openJoining('/', { user, answers: [basket] });
    const nothing = "You haven't selected a membership yet";
    if (isGone) expect(await screen.findByText(nothing)).toBeInTheDocument();
    else expect(await screen.findByRole('heading', { name: 'Payment summary' })).toBeInTheDocument();
    await expectOpen(/Choose your home centre/);
    expect(screen.queryByRole('button', { name: 'Change location' }) === null).toBe(isGone);
  });

  it('is not asked for without a login', async () => {
    const { sent } = openJoining('/centre/sale-leisure-centre');
    await screen.findByText('Adult');
    expect(sent('GET', 'memberships/online-joining')).toHaveLength(0);
  });
});

describe('a membership the person holds', () => {
  const heldMembership = {
    id: '31',
    name: 'Adult',
    membershipTypeId: '101',
    paymentOptionId: '1011',
    paymentType: 'recurring',
    homeVenue: { id: 'AP1', slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
    startDate: '2026-01-01',
    endDate: null,
    price: displayMoney(3200),
  };
  const everywhere = testType({
    id: '108',
    name: 'Everywhere',
    paymentOptions: [testOption({ id: '1081' })],
  });

  it('is changed to another one at the same centre, without a setup fee or a choice of payment', async () => {
    openJoining('/?change=31', {
      user: testUser,
      answers: [
        answer(changeMemberships, { membership: heldMembership, membershipTypes: [everywhere] }),
        answer(changeCosts, {
          startsAt: { min: '2026-06-10', max: '2026-07-10' },
          costs: { differenceToOldMembership: 'The same price each month' },
          totalDueNow: { ...displayMoney(0), composition: { monthInHand: displayMoney(0), fees: [] } },
          newMembershipPrice: displayMoney(3200),
        }),
      ],
    });
    await expectOpen(/Choose your membership/);
    await screen.findByRole('heading', { name: 'Everywhere' });
    expect(screen.queryByRole('radio', { name: 'Monthly' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Setup fee/)).not.toBeInTheDocument();
    await press('Choose this membership: Everywhere');
    await expectOpen(/Review & select dates/);
    expect(address()).toBe('/?change=31');
    const aside = await screen.findByRole('complementary', { name: 'Payment summary' });
    const then = 'Compared with your current membership: The same price each month';
    expect(await within(aside).findByText(then)).toBeInTheDocument();
    expect(await screen.findByText('New membership price: £32.00 each month')).toBeInTheDocument();
    expect(aside).not.toHaveTextContent('New membership price');
  });

  it('says why it cannot be changed', async () => {
    const content = 'This membership has ended.';
    const { toasts } = openJoining('/?change=31', {
      user: testUser,
      answers: [failure(changeMemberships, 409, { message: content })],
    });
    expect(await screen.findByText(content)).toBeInTheDocument();
    expect(toasts).toHaveBeenCalledExactlyOnceWith({ content, type: 'danger' });
  });

  it('is renewed once, and not edited', async () => {
    const renewal = testJoiningCart({ purchase: 'renewal', membershipId: '31' });
    const { sent } = openJoining('/?renew=31', {
      user: testUser,
      answers: [{ ...answer(renewMembership, renewal) }],
    });
    await expectOpen(/Review & select dates/);
    expect(await section(/Choose your membership/)).toHaveTextContent('Adult, £32.00 per month');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(sent('POST', 'memberships/31/renew')).toHaveLength(1);
  });

  it('that was renewed and paid for meanwhile says so', async () => {
    const cart = testJoiningCart({ purchase: 'renewal', membershipId: '31' });
    storeJoining(sessionStorage, beginRenewal({ ...freshJoining, mode: 'renew', membershipId: '31' }, cart));
    const { sent } = openJoining('/?renew=31', {
      user: testUser,
      answers: [failure(renewMembership, 409, { message: 'This membership has already been renewed.' })],
    });
    expect(await screen.findByText('This membership has already been renewed.')).toBeInTheDocument();
    expect(sent('POST', 'memberships/31/renew')).toHaveLength(1);
  });

  it('says why it cannot be renewed, and tries again', async () => {
    const { sent } = openJoining('/?renew=31', {
      user: testUser,
      answers: [failure(renewMembership, 409, { message: 'This membership has already been renewed.' })],
    });
    expect(await screen.findByText('This membership has already been renewed.')).toBeInTheDocument();
    await press('Try again');
    await waitFor(() => expect(sent('POST', 'memberships/31/renew')).toHaveLength(2));
  });
});

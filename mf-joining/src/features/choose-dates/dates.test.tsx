// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { healthCommitmentTerms } from 'shared-contracts/api/membership-terms';
import { changeCosts, changeMemberships, membershipCosts } from 'shared-contracts/api/memberships';
import { validatePromotion } from 'shared-contracts/api/promotions';
import { addMonths, lastDayOfTerm } from 'shared-contracts/billing-dates';
import { addDays, displayDay, formatDayInput, siteDay } from 'shared-contracts/dates';
import { answer, failure, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testChangeCosts, testCosts, testHeld, testType } from '../../testing/membership-examples.ts';
import {
  agree,
  enter,
  expectOpen,
  openSections,
  press,
  single,
  termsAnswers,
} from '../../testing/open-sections.tsx';

const today = siteDay(new Date());
const startDate = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Start date' });
const query = (url: string | undefined) => new URL(url ?? '', 'http://x').searchParams;

afterEach(() => sessionStorage.clear());

describe('the start date', () => {
  it('is today at first, tomorrow by its button, and asks for the costs again', async () => {
    const { sent } = openSections();
    expect(await startDate()).toHaveValue(formatDayInput(today));
    expect(screen.getByRole('region', { name: 'Your Membership' })).toHaveTextContent(
      `Start date${displayDay(today)}`,
    );
    await press('Tomorrow');
    const tomorrow = addDays(today, 1);
    expect(await startDate()).toHaveValue(formatDayInput(tomorrow));
    expect(screen.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => {
      const last = query(sent('GET', 'payment-options/1011').at(-1)?.url);
      expect(last.get('start_date')).toBe(tomorrow);
      expect(last.get('venue_id')).toBe('AP1');
      expect(last.has('billing_day')).toBe(false);
      expect(last.has('promotion_code_id')).toBe(false);
    });
    await press('Today');
    expect(await startDate()).toHaveValue(formatDayInput(today));
  });

  it('in the past becomes the first day, and beyond a month is refused', async () => {
    openSections({ joining: { membership: single } });
    const field = await startDate();
    await enter('Start date', formatDayInput(addDays(today, -1)));
    await waitFor(() => expect(field).toHaveValue(formatDayInput(today)));
    const last = addMonths(today, 1);
    await enter('Start date', formatDayInput(addDays(last, 1)));
    expect(field).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Save and continue to checkout' })).toBeDisabled();
    await enter('Start date', formatDayInput(last));
    expect(field).toBeValid();
    expect(screen.getByRole('button', { name: 'Save and continue to checkout' })).toBeEnabled();
  });
});

describe('the billing day', () => {
  const client = { availableBillingDates: [1, 15] };
  const select = () => screen.queryByRole('combobox', { name: 'Billing day' });

  it('is one of the site’s, needed to go on, and priced', async () => {
    const { sent } = openSections({ client });
    await startDate();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a day',
      '1st',
      '15th',
    ]);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.selectOptions(select() as HTMLElement, '15th');
    await waitFor(() =>
      expect(query(sent('GET', 'payment-options/1011').at(-1)?.url).get('billing_day')).toBe('15'),
    );
    await press('Continue');
    await expectOpen(/Monthly payment/);
    const review = screen.getByRole('region', { name: /Review/ });
    await waitFor(() => expect(review).toHaveTextContent('paid monthly on the 15th'));
  });

  it.each([
    ['a Direct Debit', { hasInstruction: true, hasBillingDate: true }, true, true],
    ['a billing date alone', { hasInstruction: false, hasBillingDate: true }, false, true],
    ['neither', {}, false, false],
  ])('of somebody with %s', async (_what, user, isAligned, isUsual) => {
    openSections({ client, user: { ...testUser, ...user } });
    await startDate();
    const shown = (text: string) => screen.queryByText(text) !== null;
    expect(shown('You already have a Direct Debit set up')).toBe(isAligned);
    expect(
      shown(
        'Billing date will align with the other memberships on your account. The cost for this membership will be added to your usual monthly payment.',
      ),
    ).toBe(isAligned);
    expect(shown('Starting next month on your usual payment date')).toBe(isUsual);
    expect(select() !== null).toBe(!isUsual);
    expect(screen.queryByRole('heading', { name: /Monthly payment/ }) === null).toBe(isAligned);
  });

  it('without a day to choose says so and blocks the step', async () => {
    openSections({ client: { availableBillingDates: [] } });
    expect(
      await screen.findByText('No billing days are available. Please contact us to join.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('is not asked for a single payment', async () => {
    openSections({ client, joining: { membership: single } });
    await startDate();
    expect(select()).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save and continue to checkout' })).toBeEnabled(),
    );
  });
});

describe('the promo code', () => {
  const box = () => screen.findByRole('textbox', { name: /Promo code/ });

  it('makes no call while it is blank', async () => {
    const { sent } = openSections();
    await enter(/Promo code/, '  ');
    await press('Apply');
    expect(sent('GET', 'membership-promotions')).toEqual([]);
  });

  it('once applied is locked and priced, and can be removed', async () => {
    const { sent } = openSections({ answers: [answer(validatePromotion, { id: '3', code: 'ABC' })] });
    await enter(/Promo code/, 'a b/c');
    await press('Apply');
    await waitFor(async () => expect(await box()).toHaveAttribute('readonly'));
    expect(await box()).toHaveValue('ABC');
    expect(await box()).toHaveAccessibleDescription(/Promo code ABC applied/);
    const [call] = sent('GET', 'membership-promotions');
    expect(call?.url).toBe('/api/v1/membership-promotions/validate/a%20b%2Fc/1011');
    expect(call?.headers.Authorization).toBe('Bearer test-token');
    const lastId = () => query(sent('GET', 'payment-options/1011').at(-1)?.url).get('promotion_code_id');
    await waitFor(() => expect(lastId()).toBe('3'));
    expect((await box()).closest('form')).toHaveAttribute('data-state', 'applied');
    await press('Remove');
    expect(await box()).toHaveValue('');
    expect(await box()).not.toHaveAttribute('readonly');
  });

  it('says so while it is being applied, and asks once', async () => {
    const { sent } = openSections({
      answers: [answer(validatePromotion, () => new Promise(() => undefined))],
    });
    await enter(/Promo code/, 'ABC');
    await press('Apply');
    expect(await screen.findByRole('button', { name: /^Apply/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Applying')).toBeInTheDocument();
    expect((await box()).closest('form')).toHaveAttribute('data-state', 'applying');
    fireEvent.submit((await box()).closest('form') as HTMLFormElement);
    expect(sent('GET', 'membership-promotions')).toHaveLength(1);
  });

  it.each([[404], [422], [500], ['cut' as const], [200]])(
    'is rejected by %s, and can be typed again',
    async (status) => {
      openSections({ answers: [failure(validatePromotion, status)] });
      await enter(/Promo code/, 'NO');
      await press('Apply');
      expect(await screen.findByText('Code not recognised')).toBeInTheDocument();
      await enter(/Promo code/, 'NOW');
      expect(screen.queryByText('Code not recognised')).not.toBeInTheDocument();
      expect(await box()).toHaveValue('NOW');
    },
  );

  it('says how long to wait after too many codes', async () => {
    const words = 'Too many attempts. Please try again in 15 minutes.';
    openSections({ answers: [failure(validatePromotion, 429, { message: words })] });
    await enter(/Promo code/, 'ABC');
    await press('Apply');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText('Code not recognised')).not.toBeInTheDocument();
    await enter(/Promo code/, 'ABCD');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('has no box where there are no promotions', async () => {
    openSections({ answers: [answer(membershipCosts, testCosts({ promotionEnabled: false }))] });
    await screen.findByText('£42.40');
    expect(screen.queryByRole('textbox', { name: /Promo code/ })).not.toBeInTheDocument();
  });
});

describe('what it costs', () => {
  it('is shown part by part beside the chosen membership', async () => {
    openSections();
    const costs = await screen.findByRole('region', { name: 'What you pay' });
    await within(costs).findByText('£42.40');
    expect(costs).toHaveTextContent('Setup fee');
    expect(costs).toHaveTextContent('£22.40');
    expect(costs).toHaveTextContent('21 days');
    expect(costs).toHaveTextContent('Then £32.00 each month by Direct Debit from 01 Jul 2026.');
    const membership = screen.getByRole('region', { name: 'Your Membership' });
    expect(membership).toHaveTextContent(`MembershipAdult, £32.00 per monthStart date${displayDay(today)}`);
  });

  it('says on which day a term ends', async () => {
    const term = { paymentType: 'fixed', fixedDuration: 3, fixedPeriod: 'months' } as const;
    openSections({
      joining: { membership: single },
      answers: [answer(membershipCosts, { ...testCosts(), ...term })],
    });
    const summary = await screen.findByRole('region', { name: 'Your Membership' });
    const end = displayDay(lastDayOfTerm(today, 3, 'months'));
    await waitFor(() => expect(summary).toHaveTextContent(`End date${end}`));
  });

  it('is requested again when it failed', async () => {
    openSections({ answers: [failure(membershipCosts, 500)] });
    const failed = await screen.findByText('We could not work out what you pay');
    expect(failed).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the terms', () => {
  it('are read and agreed to before one goes on', async () => {
    openSections({ joining: { membership: single }, answers: termsAnswers() });
    const health = 'I have read and agree to the health commitment';
    await agree(health, 'I am well.');
    expect(screen.getByRole('checkbox', { name: health })).toBeChecked();
    const go = screen.getByRole('button', { name: 'Save and continue to checkout' });
    expect(go).toBeDisabled();
    await agree('I have read and agree to the membership terms', 'I obey.');
    expect(go).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: health }));
    expect(go).toBeDisabled();
  });

  it('stay unticked when their dialog is cancelled', async () => {
    openSections({ answers: termsAnswers() });
    const box = await screen.findByRole('checkbox', { name: /health commitment/ });
    await userEvent.click(box);
    await press('Cancel');
    expect(box).not.toBeChecked();
  });

  it('that could not be loaded can be loaded again, and block the step', async () => {
    openSections({ joining: { membership: single }, answers: [failure(healthCommitmentTerms, 500)] });
    expect(await screen.findByText('The terms could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save and continue to checkout' })).toBeDisabled();
  });
});

it('a change has its own window, price and no promo code', async () => {
  const min = addDays(today, 5);
  const { sent } = openSections({
    joining: {
      mode: 'change',
      membershipId: '31',
      membership: single,
      edited: ['centre_section', 'membership_section'],
    },
    answers: [
      answer(changeMemberships, {
        membership: testHeld({ startDate: today }),
        membershipTypes: [testType()],
      }),
      answer(changeCosts, testChangeCosts({ min, max: addDays(today, 9) })),
    ],
  });
  expect(await startDate()).toHaveValue(formatDayInput(min));
  expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
  const costs = screen.getByRole('region', { name: 'What you pay' });
  expect(costs).toHaveTextContent('£5.00 more each month');
  expect(costs).not.toHaveTextContent('Setup fee');
  expect(screen.queryByRole('textbox', { name: /Promo code/ })).not.toBeInTheDocument();
  await enter('Start date', formatDayInput(addDays(today, 9)));
  await waitFor(() => expect(sent('GET', `startsAt=${addDays(today, 9)}`)).toHaveLength(1));
});

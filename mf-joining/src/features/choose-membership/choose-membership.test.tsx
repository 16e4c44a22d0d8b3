// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membershipCosts, membershipTypes } from 'shared-contracts/api/memberships';
import { joiningVenue } from 'shared-contracts/api/venues';
import { exampleVenue } from 'shared-contracts/testing';
import { answer, failure, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFixedOption, testOption, testType } from '../../testing/membership-examples.ts';
import { openJoining, section } from '../../testing/open-joining.tsx';
import { address, expectOpen, openSections, press } from '../../testing/open-sections.tsx';

const sale = '/centre/sale-leisure-centre';
const adult = testType({
  categories: [{ id: 'adult', name: 'Adults' }],
  coverage: 'All Riverside centres',
});
const swim = testType({
  id: '107',
  slug: 'swim',
  name: 'Swim',
  categories: [{ id: 'swim', name: 'Swimming' }],
  paymentOptions: [testOption({ id: '1071' })],
});
const refused = (hasPrices: boolean) =>
  testOption({
    id: '1041',
    isPurchasable: { canPurchase: false, hasPrices, message: 'You already have this membership.' },
  });
const held = testType({ id: '104', slug: 'held', name: 'Held', paymentOptions: [refused(true)] });
const unpriced = testType({
  id: '105',
  slug: 'unpriced',
  name: 'Unpriced',
  paymentOptions: [refused(false)],
});
const types = (...list: (typeof adult)[]) => ({ answers: [answer(membershipTypes, list)] });
const card = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chooses = (name: string) => screen.findByRole('button', { name: `Choose this membership: ${name}` });

afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

describe('the memberships', () => {
  it('say that they are loading', async () => {
    openJoining(sale, { answers: [answer(membershipTypes, () => new Promise(() => undefined))] });
    expect(await screen.findByText('Loading memberships')).toBeInTheDocument();
  });

  it('say what failed and can be loaded again', async () => {
    let isUp = false;
    const shaky = {
      endpoint: membershipTypes,
      respond: (request: Parameters<ReturnType<typeof answer>['respond']>[0]) =>
        (isUp ? answer(membershipTypes, [adult]) : failure(membershipTypes, 500)).respond(request),
    };
    const { toasts } = openJoining(sale, { answers: [shaky] });
    expect(
      await screen.findByRole('heading', { name: 'The memberships could not be loaded' }),
    ).toBeInTheDocument();
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: 'Something went wrong, please try again.',
      type: 'danger',
    });
    isUp = true;
    await press('Try again');
    expect(await card('Adult')).toBeInTheDocument();
  });

  it('are asked for with the centre, and are cards with everything that matters', async () => {
    const { sent } = openJoining(sale, types(adult));
    const shown = await card('Adult');
    expect(sent('GET', 'memberships/types?venue_id=AP1')).toHaveLength(1);
    for (const text of ['£32.00', 'per month', 'Setup fee £20.00', 'Adults', 'All Riverside centres'])
      expect(within(shown).getByText(text)).toBeInTheDocument();
    expect(shown).toHaveTextContent('From £20.00 to pay now if you start today, then £32.00 each month');
    expect(within(shown).getByRole('button', { name: 'View details: Adult' })).toBeInTheDocument();
    expect(await chooses('Adult')).toBeEnabled();
  });

  it('are narrowed to a way to pay and a type', async () => {
    openJoining(sale, types(adult, swim));
    await card('Swim');
    const type = screen.getByRole('combobox', { name: 'Membership type' });
    expect(type).toHaveDisplayValue('Select type');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.selectOptions(type, 'Swimming');
    expect(cards()).toEqual(['Swim']);
    expect(screen.getByText('1 membership')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Single payment' }));
    expect(screen.getByRole('heading', { name: 'No memberships found' })).toBeInTheDocument();
    expect(screen.getByText('No memberships found', { selector: '[role=status] *' })).toBeInTheDocument();
    await userEvent.selectOptions(type, 'All types');
    expect(cards()).toEqual(['Adult']);
    expect(await card('Adult')).toHaveTextContent('for 12 months');
  });

  it('are shown a part at a time', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      testType({ id: `${index}`, name: `Type ${index}` }),
    );
    openJoining(sale, types(...many));
    await card('Type 0');
    expect(cards()).toHaveLength(24);
    await press('Show more memberships');
    expect(cards()).toHaveLength(30);
    expect(screen.getByRole('button', { name: 'View details: Type 24' })).toHaveFocus();
  });
});

describe('the membership of the address', () => {
  it.each([
    ['comes into view', 0, true],
    ['stays where it is for a person who has scrolled', 300, false],
  ])('%s', async (_, scrollY, isMoved) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
    const move = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    openJoining(`${sale}/membership/adult`, types(adult));
    await screen.findByText('Selected');
    expect(move.mock.calls.some(([options]) => Object(options).block === 'nearest')).toBe(isMoved);
    vi.restoreAllMocks();
  });
});

describe('a membership the person cannot have', () => {
  it('cannot be chosen by a visitor, who is not called ineligible', async () => {
    openJoining(sale, types(unpriced));
    expect(await chooses('Unpriced')).toBeDisabled();
    expect(screen.queryByText('You are not eligible for this membership')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Show ineligible memberships' })).not.toBeInTheDocument();
  });

  it('is hidden from the person until they want to see it', async () => {
    openJoining(sale, { ...types(adult, held, unpriced), user: testUser });
    await card('Adult');
    expect(cards()).toEqual(['Adult']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show ineligible memberships' }));
    expect(cards()).toEqual(['Adult', 'Held', 'Unpriced']);
    expect(await card('Unpriced')).toHaveTextContent('You are not eligible for this membership');
    expect(await card('Unpriced')).not.toHaveTextContent('£32.00');
    expect(await chooses('Held')).toBeDisabled();
    expect(await chooses('Held')).toHaveAccessibleDescription('You already have this membership.');
  });

  it('is offered, with its reason, where the person can have none', async () => {
    openJoining(sale, { ...types(held), user: testUser });
    expect(await screen.findByText('You already have this membership.')).toBeVisible();
    await press('Show ineligible memberships');
    expect(cards()).toEqual(['Held']);
  });

  it('stays hidden where the venue does not allow it', async () => {
    const strict = answer(joiningVenue, exampleVenue({ canDisplayIneligibleMemberships: false }));
    openJoining(sale, { user: testUser, answers: [strict, answer(membershipTypes, [adult, held])] });
    await card('Adult');
    expect(cards()).toEqual(['Adult']);
    expect(screen.queryByRole('checkbox', { name: 'Show ineligible memberships' })).not.toBeInTheDocument();
  });
});

describe('choosing', () => {
  it('has it in the address, the summary and the sidebar, asks what it costs and goes on', async () => {
    const { sent } = openJoining(sale, types(adult));
    await userEvent.click(await chooses('Adult'));
    await expectOpen(/Your details/);
    expect(address()).toBe(`${sale}/membership/adult/recurring`);
    expect(await section(/Choose your membership/)).toHaveTextContent('Adult, £32.00 per month');
    const aside = await screen.findByRole('complementary', { name: 'Payment summary' });
    await within(aside).findByText('£42.40');
    for (const text of ['Home centre', 'Setup fee', 'Pro-rata membership payment', 'To pay now'])
      expect(within(aside).getByText(text)).toBeInTheDocument();
    expect(aside).toHaveTextContent('21 days');
    expect(aside).not.toHaveTextContent('Month in hand fee');
    expect(sent('GET', 'memberships/types/101/payment-options/1011?venue_id=AP1')).toHaveLength(1);
    expect(sent('GET', 'custom-questions/memberships/101')).toHaveLength(1);
  });

  it('marks the choice when it is edited', async () => {
    openJoining(`${sale}/membership/adult/fixed`, types(adult, swim));
    expect(await card('Adult')).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('button', { name: 'Choose this membership: Adult' })).toBeNull();
    await press('Continue: Adult');
    await expectOpen(/Your details/);
    const shown = await section(/Choose your membership/);
    await userEvent.click(within(shown).getByRole('button', { name: 'Edit' }));
    expect(await card('Adult')).toHaveTextContent('Selected');
  });

  it('says so when the choice could not be loaded again', async () => {
    openSections({ open: 'details_section', answers: [failure(membershipTypes, 500)] });
    const shown = await section(/Choose your membership/);
    await waitFor(() => expect(shown).toHaveTextContent('The memberships could not be loaded'));
    await userEvent.click(within(shown).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('says when the price could not be calculated, and tries again', async () => {
    openJoining(`${sale}/membership/adult/recurring`, {
      answers: [answer(membershipTypes, [adult]), failure(membershipCosts, 500)],
    });
    expect(await screen.findByText('Could not calculate price.')).toBeInTheDocument();
    const aside = screen.getByRole('complementary', { name: 'Payment summary' });
    expect(within(aside).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the details', () => {
  const full = testType({
    description: '<p>Swim and gym.</p>',
    eligibility: { name: 'Students' },
    categories: [{ id: 'adult', name: 'Adults' }],
    coverage: 'North',
    includedLocations: [{ name: 'Sale Leisure Centre' }],
    benefits: [
      { name: 'Guest passes', totalUses: 2, frequency: 'each month', description: 'Bring a friend.' },
      { name: 'Gym', totalUses: null, frequency: null, description: null },
    ],
  });
  const view = async (name = 'Adult') => {
    await press(`View details: ${name}`);
    return screen.findByRole('dialog', { name });
  };

  it('tell everything', async () => {
    openJoining(sale, types(full));
    await userEvent.click(await screen.findByRole('radio', { name: 'Single payment' }));
    const dialog = await view();
    await within(dialog).findByText('Swim and gym.');
    for (const text of [
      '£32.00',
      'for 12 months',
      '12 months',
      'Setup fee £20.00',
      'Adults',
      'North',
      'Includes access to:',
      'Sale Leisure Centre',
      'Guest passes',
      'Bring a friend.',
      'You can upload your proof later in your online account.',
    ])
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Guest passes: 2 uses each month');
    expect(dialog).toHaveTextContent('Gym: As often as you like');
    expect(within(dialog).queryByText('You are ineligible for this membership')).not.toBeInTheDocument();
  });

  it('say that a national membership is good everywhere', async () => {
    openJoining(sale, types({ ...full, coverage: 'national', eligibility: null }));
    const dialog = await view();
    expect(within(dialog).getByText('All national locations.')).toBeInTheDocument();
    expect(within(dialog).queryByText('Sale Leisure Centre')).not.toBeInTheDocument();
    expect(within(dialog).queryByText(/upload your proof/)).not.toBeInTheDocument();
  });

  it.each([
    ['All of our pools', 'All of our pools'],
    [null, 'All our centres.'],
  ])('say where one is good that is limited to no place: %s', async (coverage, words) => {
    openJoining(sale, types({ ...full, coverage, includedLocations: [] }));
    const dialog = await view();
    const title = within(dialog).getByRole('heading', { name: 'Includes access to:' });
    expect(title.parentElement).toHaveTextContent(`Includes access to:${words}`);
  });

  it('say why it cannot be chosen', async () => {
    openJoining(sale, types(held));
    const dialog = await view('Held');
    expect(
      within(dialog).getByRole('heading', { name: 'You are ineligible for this membership' }),
    ).toBeInTheDocument();
    expect(dialog).toHaveTextContent('You already have this membership.');
    expect(within(dialog).getByRole('button', { name: 'Choose this membership' })).toBeDisabled();
  });

  it('close without a choice, or choose', async () => {
    openJoining(sale, types(adult));
    const dialog = await view();
    await userEvent.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(sale);
    await userEvent.click(within(await view()).getByRole('button', { name: 'Choose this membership' }));
    await expectOpen(/Your details/);
    expect(address()).toBe(`${sale}/membership/adult/recurring`);
  });
});

it('has a plan with one fixed term as a single payment', async () => {
  openJoining(
    `${sale}/membership/pass`,
    types(testType({ slug: 'pass', paymentOptions: [testFixedOption()] })),
  );
  expect(await card('Adult')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('radio', { name: 'Single payment' })).toBeChecked();
});

import { cart } from 'shared-contracts/api/basket';
import { answerCustomQuestions, customQuestions } from 'shared-contracts/api/custom-questions';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { changeCosts, changeMembership } from 'shared-contracts/api/memberships';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { joiningVenue } from 'shared-contracts/api/venues';
import { expectAccessible } from './support/accessibility.ts';
import type { Customer } from './support/customer.ts';
import { flagships, origin } from './support/hosts.ts';
import { chooseMembership, section } from './support/joining.ts';
import { addNewMembership, joinMonthly, openAccount, reviewTerms } from './support/newcomers.ts';
import { expect, test } from './support/test.ts';

const joining = origin('riverside', 'online-joining');
const account = origin('riverside', 'my-account');
const { slug } = flagships.riverside;

/** Answers what Coached has to know. */
async function answerQuestions({ api }: Customer): Promise<void> {
  const groups = await api.call(customQuestions, { params: { id: '111' } });
  const asked = groups.flatMap(({ questions }) => questions).filter(({ isRequired }) => isRequired);
  const answers = asked.map(({ id, type, options }) => {
    const [first = ''] = Object.keys(options);
    return { questionId: id, answer: type === 'multi_select' ? [first] : first };
  });
  await api.call(answerCustomQuestions, { params: { id: '111' }, body: { answers } });
}

/** Puts the change of the one membership someone has into the basket, with everything agreed to. */
async function putChangeInBasket({ api }: Customer): Promise<string> {
  const [held] = await api.call(ownMemberships, {});
  const id = held?.id ?? '';
  const option = { id, paymentOptionId: '1011' };
  const { startsAt, bookingsKey } = await api.call(changeCosts, { params: option });
  const { id: homeVenueId } = await api.call(joiningVenue, { params: { venue: slug } });
  const body = {
    homeVenueId,
    membershipTypeId: '101',
    paymentOptionId: '1011',
    startDate: startsAt.min,
    checkedTerms: await reviewTerms(api),
    ...(bookingsKey !== undefined && { bookingsKey }),
  };
  await api.call(changeMembership, { params: { id }, body });
  return id;
}

test('a new session continues with what was answered and agreed to before', async ({
  page,
  request,
  become,
}) => {
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  await addNewMembership(member, { type: '111', id: '1111' });
  await answerQuestions(member);
  await member.logIn(page.context());
  await page.goto(`${joining}/`);
  await expect(section(page, 'Your details')).toBeVisible();
  await page
    .getByRole('region', { name: /Additional details/ })
    .getByRole('button', { name: 'Edit' })
    .click();
  await expect(page.getByRole('combobox', { name: 'How much do you train now?' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Save and continue', exact: true }).click();
  for (const box of await page.getByRole('checkbox', { name: /^I have read and agree/ }).all())
    await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Save and continue to checkout' }).click();
  await expect(page).toHaveURL(`${joining}/checkout`);
});

test('a change left in the basket is paid for in a new session, with what it commits to in view', async ({
  page,
  request,
  become,
}) => {
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  await putChangeInBasket(member);
  await member.logIn(page.context());
  await page.goto(`${joining}/checkout`);
  const commitment = page.getByRole('region', { name: 'What you are agreeing to' });
  await expect(commitment).toContainText(
    /Next payments£32\.00\seach month from\s\d\d\s\w{3}\s\d{4},\sby Direct Debit/,
  );
  await expect(commitment).toContainText('If you change your mindYou have 14 days.');
  await expect(
    page.getByText(/^Total to pay £\d+\.\d\d, then £32\.00 each month from \d\d \w{3}$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(page);
});

test('a link to another membership keeps the basket until that one is chosen', async ({
  page,
  request,
  become,
}) => {
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  await addNewMembership(member, { type: '101', id: '1011' });
  const inBasket = async () => (await member.api.call(joiningCart, {}))?.membershipType.name ?? null;
  await member.logIn(page.context());
  await page.goto(`${joining}/centre/${slug}/membership/swim-only/recurring`);
  const proceed = page.getByRole('button', { name: 'Continue: Swim Only' });
  await expect(proceed).toBeInViewport();
  expect(await inBasket()).toBe('Adult');
  await proceed.click();
  await expect(section(page, 'Your details')).toBeFocused();
  await expect.poll(inBasket).toBeNull();
  await page.goto(`${joining}/centre/${slug}`);
  await chooseMembership(page);
  expect((await member.api.call(cart, {})).items).toEqual([]);
});

test('the account has every wording that was agreed to, with its version and the moment', async ({
  page,
  request,
  become,
}) => {
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  await member.logIn(page.context());
  await page.goto(`${account}/memberships`);
  await page.getByRole('link', { name: 'Read or print the terms you agreed to' }).click();
  const joined = page.getByRole('article', { name: 'Joined: Over 60' });
  for (const title of ['Terms of membership', 'Health commitment', 'The Direct Debit Guarantee'])
    await expect(joined.getByRole('heading', { name: title })).toBeVisible();
  await expect(
    joined.getByText(/^Agreed on \d\d \w{3} \d{4} at \d\d:\d\d, version 1$/).first(),
  ).toBeVisible();
  await expectAccessible(page);
});

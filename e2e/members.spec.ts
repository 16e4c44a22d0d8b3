import { currentUser } from 'shared-contracts/api/auth';
import { formatMoney, pence } from 'shared-contracts/money';
import { expectAccessible } from './support/accessibility.ts';
import {
  agreeToTerms,
  expectConfirmation,
  openCheckout,
  payButton,
  watchPayments,
} from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import { agreeToJoiningTerms, chooseMembership, section } from './support/joining.ts';
import { chargesOfPayment } from './support/ledger.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { dayPath, findSession, isPaid, isSwim, sessionPath, sessionRow } from './support/timetable.ts';

const { slug } = flagships.riverside;
/** Monthly credit of the seeded membership, in pence. */
const EVERY_MONTH = 1_000;
const joining = origin('riverside', 'online-joining');

test('a member pays less and reads why', async ({ page, context, customer, become }) => {
  const member = await become(people.alex);
  const memberSession = await findSession(member, {
    isWanted: (session) => isPaid(session) && session.offer.priceReason !== null,
  });
  const { offer } = await findSession(customer, { isWanted: ({ id }) => id === memberSession.id });
  expect(pence(memberSession.offer.price)).toBeLessThan(pence(offer.price));

  await page.goto(dayPath(slug, memberSession));
  await expect(sessionRow(page, memberSession).getByText(offer.formattedPrice)).toBeVisible();
  await expect(sessionRow(page, memberSession).getByText('Member price')).toBeHidden();

  await member.logIn(context);
  await page.goto(dayPath(slug, memberSession));
  await expect(sessionRow(page, memberSession).getByText(memberSession.offer.formattedPrice)).toBeVisible();
  await expect(sessionRow(page, memberSession).getByText('Member price')).toBeVisible();

  await page.goto(sessionPath(slug, memberSession));
  const yours = page.getByRole('listitem').filter({ hasText: 'Your price' });
  await expect(yours).toContainText('Member');
  await expect(yours).toContainText(memberSession.offer.formattedPrice);
  await expect(page.getByRole('listitem').filter({ hasText: 'Standard' })).toContainText(
    offer.formattedPrice,
  );
});

test('a saved card pays with nothing but its security code', async ({ page, request, become }) => {
  const member = await become(people.alex);
  const session = await findSession(member, { isWanted: isPaid });
  const payments = watchPayments(page);
  await openCheckout(page, member, session);
  await expect(page.getByRole('radio', { name: 'Visa ending 0006' })).toBeChecked();
  await expect(page.getByText('Expires 12/39')).toBeVisible();
  await expect(page.getByText('Card details cannot be edited')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeHidden();
  await agreeToTerms(page);
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible();
  await payButton(page, session.offer.formattedPrice).click();
  await expectConfirmation(page);
  expect(payments).toHaveLength(1);
  expect(await chargesOfPayment(request, payments[0] ?? '')).toEqual([pence(session.offer.price)]);
});

test('the choice of a saved card is accessible', async ({ page, become }) => {
  const member = await become(people.alex);
  await openCheckout(page, member, await findSession(member, { isWanted: isPaid }));
  await expect(page.getByRole('radio', { name: 'Visa ending 0006' })).toBeChecked();
  await expectAccessible(page);
});

test('credit takes the place of the card, and gives it back', async ({ page, become }) => {
  const member = await become(people.alex);
  const { credit } = await member.api.call(currentUser, {});
  const session = await findSession(member, {
    isWanted: (each) => isPaid(each) && pence(each.offer.price) <= pence(credit.balance),
  });
  await openCheckout(page, member, session);
  const use = page.getByRole('checkbox', {
    name: `Use ${session.offer.formattedPrice} of your account credit`,
  });
  // The box follows the server, so that it is not checked in the moment of the press.
  await use.click();
  await expect(use).toBeChecked();
  await expect(page.getByText('Your credit pays for this order.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Security code' })).toBeHidden();
  await expect(use).toBeFocused();
  await expectAccessible(page);
  await use.click();
  await expect(use).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Security code' })).toBeVisible();
});

test('credit of a membership pays for a class, and the account says what is left of it', async ({
  page,
  become,
}) => {
  const member = await become(people.nia);
  const session = await findSession(member, {
    isWanted: (each) => isPaid(each) && pence(each.offer.price) < EVERY_MONTH,
  });
  const price = session.offer.formattedPrice;
  await openCheckout(page, member, session);
  const use = page.getByRole('checkbox', { name: `Use ${price} of your membership credit` });
  await expect(use).toHaveAccessibleDescription(
    'You have £10.00 left this month, only for your own bookings.',
  );
  await use.click();
  await expect(page.getByText('Membership credit', { exact: true })).toBeVisible();
  await agreeToTerms(page);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expectConfirmation(page);
  await expect(page.getByText('Membership credit').first()).toBeVisible();
  await page.goto(`${origin('riverside', 'my-account')}/memberships`);
  const left = formatMoney(EVERY_MONTH - pence(session.offer.price));
  await expect(page.getByText(`${left}, to spend by`)).toBeVisible();
});

test('a package pays for a swim, and is done without', async ({ page, context, become }) => {
  const member = await become(people.alex);
  const session = await findSession(member, { isWanted: isSwim });
  await member.putInBasket(session.id);
  await member.logIn(context);
  await page.goto('/basket');
  const line = page.getByRole('listitem').filter({ hasText: session.name });
  await expect(line.getByText('Takes 1 use of 10 swims.')).toBeVisible();
  await expect(line).toContainText('1 use');
  await page.getByRole('button', { name: `Pay for it instead: ${session.name}` }).click();
  await expect(page.getByText('Successfully removed package usage.')).toBeVisible();
  await expect(line).toContainText(session.offer.formattedPrice);
  await expectAccessible(page);
});

test('a member does without the member price, and takes it again', async ({ page, context, become }) => {
  const member = await become(people.alex);
  const session = await findSession(member, {
    isWanted: (each) => isPaid(each) && each.offer.priceReason !== null,
  });
  await member.putInBasket(session.id);
  await member.logIn(context);
  await page.goto('/basket');
  const line = page.getByRole('listitem').filter({ hasText: session.name });
  await expect(line.getByText(/^Member price: you save £/)).toBeVisible();
  await page.getByRole('button', { name: `Pay full price instead for ${session.name}` }).click();
  await expect(page.getByText('Successfully removed benefit.')).toBeVisible();
  await expect(line.getByText(/^Member price/)).toBeHidden();
  await page
    .getByRole('combobox', { name: `Price of ${session.name}` })
    .selectOption({ label: `Member, ${session.offer.formattedPrice}` });
  await expect(page.getByText('Successfully updated item in the basket.')).toBeVisible();
  await expect(line.getByText(/^Member price: you save £/)).toBeVisible();
  await expectAccessible(page);
});

test('a member with a Direct Debit joins again without giving one', async ({ page, context, become }) => {
  const member = await become(people.alex);
  await member.logIn(context);
  await page.goto(`${joining}/centre/${slug}`);
  await chooseMembership(page, 'Swim Only');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(section(page, 'Review & select dates')).toBeVisible();
  await expect(page.getByText('You already have a Direct Debit set up')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Billing day' })).toHaveCount(0);
  for (const skipped of ['Monthly payment', 'Confirm your details']) {
    await expect(section(page, skipped)).toHaveCount(0);
  }
  await agreeToJoiningTerms(page);
  await page.getByRole('button', { name: 'Save and continue to checkout' }).click();
  await expect(page).toHaveURL(`${joining}/checkout`);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Swim Only');
});

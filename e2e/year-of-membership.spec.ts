import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { currentUser, login } from 'shared-contracts/api/auth';
import { decideDocument, sentDocuments } from 'shared-contracts/api/document-decisions';
import { membershipEnding, membershipFreeze, ownMemberships } from 'shared-contracts/api/own-memberships';
import { mandate } from 'shared-contracts/api/payments';
import { penalties } from 'shared-contracts/api/penalties';
import { addMonths } from 'shared-contracts/billing-dates';
import { addDays, displayDay } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { expectAccessible } from './support/accessibility.ts';
import { apiOf } from './support/api.ts';
import { FRICTIONLESS_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
import { agreeToTerms, expectConfirmation } from './support/checkout.ts';
import { origin } from './support/hosts.ts';
import { agreeToJoiningTerms, chooseMembership } from './support/joining.ts';
import { chargesOf, readTotals } from './support/ledger.ts';
import { completeFree, joinAsStudent, joinForOneMonth, openAccount, payBasket } from './support/newcomers.ts';
import { PASSWORD, people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { type Traveller, travel } from './support/time-travel.ts';
import { findSession, isFree, isPaid } from './support/timetable.ts';

const ACCOUNT = origin('riverside', 'my-account');
const DESK = origin('riverside', 'front-of-house');
const PROOF = 'Proof of eligibility';
const HOUR_MS = 3_600_000;

/** A membership of someone by its name. */
async function held(person: Traveller, name: string) {
  const found = (await person.member().api.call(ownMemberships, {})).find((one) => one.name === name);
  if (!found) throw new Error(`They have no ${name} membership.`);
  return found;
}

/** Pence in what a part of the page says, as `Pay £13.00 now`. */
async function penceIn(part: Locator): Promise<number> {
  const [, amount = ''] = /£(\d+\.\d\d)/.exec(await part.innerText()) ?? [];
  return pence(amount);
}

/** Agrees to the terms and pays what the button of the checkout says; answers that, in pence. */
async function payAtCheckout(page: Page, number: string): Promise<number> {
  await expect(page).toHaveURL(/\/checkout$/);
  await agreeToTerms(page);
  await fillCard(page, { number, holder: FRICTIONLESS_HOLDER });
  await fillBillingAddress(page);
  const button = page.getByRole('button', { name: /^Pay £\d+\.\d\d now$/ });
  const costs = await penceIn(button);
  await button.click();
  await expectConfirmation(page);
  return costs;
}

/** Cancels a booking from the account; answers the question once it tells what that means. */
async function cancelBooking(page: Page, { name }: ScheduledSession, means: RegExp): Promise<void> {
  await page.goto(`${ACCOUNT}/bookings`);
  await page
    .getByRole('button', { name: `Cancel booking of ${name}` })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(question.getByText(means)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText(`Your ${name} booking is cancelled.`)).toBeVisible();
}

/** Staff accept the file of someone at the desk. */
async function acceptProof(request: APIRequestContext, person: string, expiresOn: string): Promise<void> {
  const credentials = { username: people.staff.username, password: PASSWORD };
  const { token } = await apiOf(request, DESK, null).call(login, { body: credentials });
  const desk = apiOf(request, DESK, token);
  const sent = (await desk.call(sentDocuments, {})).find((file) => file.person.reference === person);
  const params = { documentId: sent?.id ?? '' };
  const body = { decision: 'accepted', expiresOn, sentAt: sent?.sentAt ?? '' } as const;
  await desk.call(decideDocument, { params, body });
}

/** From a membership of the account to the checkout of its change or renewal. */
async function enterJoining(page: Page, membership: string, link: RegExp): Promise<void> {
  await page.goto(`${ACCOUNT}/memberships`);
  await page.getByRole('article', { name: membership }).first().getByRole('link', { name: link }).click();
}

async function submitJoining(page: Page): Promise<void> {
  await agreeToJoiningTerms(page);
  await page.getByRole('button', { name: 'Save and continue to checkout' }).click();
}

// It comes last of all: the clock stays where it was moved to.
test('a newcomer goes through a year of membership, and the money adds up to the penny @alone', async ({
  page,
  request,
}) => {
  test.setTimeout(360_000);
  const before = await readTotals(request);
  const number = await ownVisa(request);
  const noor = await travel(request, page, await openAccount(request));
  /** Amounts announced to the person as paid or refunded by card, in pence. */
  const announced: { paid: number[]; refunded: number } = { paid: [], refunded: 0 };
  const { reference } = await noor.member().api.call(currentUser, {});

  const late = await test.step('joins, and books two classes', async () => {
    announced.paid.push(await joinAsStudent(request, noor.member(), number));
    const paid = await findSession(noor.member(), { fromDay: 3, isWanted: isPaid });
    await noor.member().putInBasket(paid.id);
    announced.paid.push(await payBasket(request, noor.member(), number));
    const free = await findSession(noor.member(), { isWanted: isFree });
    await noor.member().putInBasket(free.id);
    await completeFree(noor.member());

    await cancelBooking(page, paid, /^Free to cancel until/);
    announced.refunded = pence(paid.offer.price);
    return free;
  });

  await test.step('cancels one too late, and pays what that costs in the basket, once', async () => {
    await noor.goTo(new Date(Date.parse(late.startDate) - HOUR_MS));
    await cancelBooking(page, late, /^Cancelling now costs £3\.00/);
    await page.goto(`${ACCOUNT}/`);
    await expect(page.getByText('There is an amount outstanding on your account')).toBeVisible();
    await page.getByRole('link', { name: 'Pay now' }).click();
    const owed = page.getByRole('region', { name: 'What you owe' });
    await expect(owed.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await owed.getByRole('button', { name: 'Add £3.00 to your basket' }).click();
    await owed.getByRole('link', { name: 'Go to your basket' }).click();
    await expect(page.getByRole('heading', { name: /^Late cancellation of / })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${origin('riverside')}/checkout`);
    announced.paid.push(await payAtCheckout(page, number));
    expect(announced.paid.at(-1)).toBe(300);
    await expect(page.getByRole('region', { name: 'Charges paid' })).toBeVisible();
    expect(await noor.member().api.call(penalties, {})).toEqual([]);
  });

  const proofEnds = addDays(noor.today(), 60);
  await test.step('uploads the proof that the membership waits for, and staff accepts it', async () => {
    await page.goto(`${ACCOUNT}/memberships`);
    await expect(page.getByRole('article', { name: /^Student/ })).toContainText('Proof needed');
    const row = page.getByRole('listitem').filter({ hasText: PROOF });
    const file = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await row.getByLabel(`File for ${PROOF}`).setInputFiles(file);
    await expect(row).toContainText('Waiting for approval');
    await acceptProof(request, reference, proofEnds);
  });

  await test.step('changes to another membership, and pays the difference', async () => {
    await enterJoining(page, 'Student', /^Change/);
    await chooseMembership(page, 'Adult');
    await submitJoining(page);
    announced.paid.push(await payAtCheckout(page, number));
  });

  const { freeze, debits } = await test.step('freezes it for two months and sees each payment', async () => {
    const { api } = noor.member();
    const params = { membershipId: (await held(noor, 'Adult')).id };
    const offer = await api.call(membershipFreeze, { params, query: { months: '2' } });
    const first = (await api.call(mandate, {})).mandate?.nextPayment;
    await page.goto(`${ACCOUNT}/memberships`);
    const adult = page.getByRole('article', { name: 'Adult' }).first();
    await adult.getByRole('button', { name: /^Freeze membership/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Freeze this membership?' });
    await question.getByRole('combobox', { name: 'How long' }).selectOption('2 months');
    await expect(question.getByText('£10.00 in total')).toBeVisible();
    const { day, amount } = offer.resumes;
    await expect(
      question.getByText(`Your payments continue with ${amount.formatted} on ${displayDay(day)}.`),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Freeze membership' }).click();
    await expect(adult).toContainText('Will be frozen');
    const earlier = first && first.day < offer.startDate ? [first] : [];
    return { freeze: offer, debits: [...earlier, ...offer.payments, offer.resumes] };
  });

  await test.step('is collected from again after it, and renews another membership in time', async () => {
    await noor.goTo(new Date(`${addDays(freeze.resumes.day, 1)}T09:00:00Z`));
    const startDate = noor.today();
    announced.paid.push(await joinForOneMonth(request, noor.member(), { cardNumber: number, startDate }));
    await page.goto(`${ACCOUNT}/payments`);
    const next = displayDay(addMonths(freeze.resumes.day, 1));
    await expect(page.getByRole('region', { name: 'Direct Debit' })).toContainText(`£32.00 on ${next}`);
    await enterJoining(page, 'One Month', /^Renew/);
    await submitJoining(page);
    announced.paid.push(await payAtCheckout(page, number));
    expect(announced.paid.slice(-2)).toEqual([3900, 3900]);
  });

  await test.step('ends the monthly one, on the day announced, with every collection accounted for', async () => {
    await page.goto(`${ACCOUNT}/memberships`);
    const adult = page.getByRole('article', { name: 'Adult' }).first();
    await adult.getByRole('button', { name: /^End membership/ }).click();
    const question = page.getByRole('alertdialog', { name: 'End this membership?' });
    const params = { membershipId: (await held(noor, 'Adult')).id };
    const { endDate, lastPayment } = await noor.member().api.call(membershipEnding, { params });
    await expect(question.getByText(`Your last day is ${displayDay(endDate)}.`)).toBeVisible();
    await question.getByRole('button', { name: 'End membership' }).click();
    await expect(adult).toContainText(displayDay(endDate));
    const collected = [...debits, ...(lastPayment ? [lastPayment] : [])];
    const [first] = collected;
    const due: [string, string][] = [];
    for (let day = first?.day ?? ''; day !== '' && day <= endDate; day = addMonths(day, 1)) {
      const isFrozen = freeze.startDate <= day && day <= freeze.endDate;
      due.push([day, isFrozen ? '5.00' : '32.00']);
    }
    expect(collected.map(({ day, amount }) => [day, amount.decimal])).toEqual(due);
  });

  await test.step('once all has ended, the account says what to do, and every penny is accounted for', async () => {
    await noor.goTo(new Date(`${addDays(noor.today(), 70)}T09:00:00Z`));
    await page.goto(`${ACCOUNT}/`);
    await expect(page.getByText(`${PROOF} has expired`)).toBeVisible();
    await expect(page.getByText('There is an amount outstanding on your account')).toHaveCount(0);
    await page.goto(`${ACCOUNT}/memberships`);
    const all = page.getByRole('article').filter({ hasText: 'Ended' });
    await expect(all).toHaveCount(4);
    await expect(all.getByRole('link', { name: /^Renew/ }).first()).toBeVisible();
    await page.goto(`${ACCOUNT}/payments`);
    await expect(page.getByRole('region', { name: 'Direct Debit' })).toContainText('No payment due');
    const orders = page.getByRole('list', { name: 'Orders and receipts' });
    await expect(orders.getByRole('listitem')).toHaveCount(announced.paid.length + 1);
    const words = (await orders.innerText()).replaceAll(',', '');
    const sumOf = (amounts: RegExp) =>
      [...words.matchAll(amounts)].reduce((sum, [, amount = '']) => sum + pence(amount), 0);
    const paid = announced.paid.reduce((sum, amount) => sum + amount, 0);
    expect(sumOf(/^£(\d+\.\d\d)$/gm)).toBe(paid);
    expect(sumOf(/£(\d+\.\d\d) refunded/g)).toBe(announced.refunded);
    const after = await readTotals(request);
    expect({ charged: after.charged - before.charged, refunded: after.refunded - before.refunded }).toEqual({
      charged: paid,
      refunded: announced.refunded,
    });
    expect((await chargesOf(request, number)).toSorted()).toEqual(announced.paid.toSorted());
  });
});

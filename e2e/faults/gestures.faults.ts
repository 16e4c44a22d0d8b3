import type { Page } from '@playwright/test';
import { CHALLENGED_HOLDER, FRICTIONLESS_HOLDER, ownVisa } from '../support/cards.ts';
import { approvalField, bankFrame, openCheckout } from '../support/checkout.ts';
import { origin } from '../support/hosts.ts';
import type { Person } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { findSession, isChargeable } from '../support/timetable.ts';
import { expectBooksToBalance } from './books-balance.ts';
import { MOMENTS, reachMoment } from './moments.ts';
import { recordRun } from './outcome.ts';
import { recordPageTexts } from './page-texts.ts';
import { payAsCustomer, type Walk } from './paying-customer.ts';

/** A gesture is the person's own, and so is what it makes them do once more. */
const anything = (walk: Walk) => walk.did;

const checkoutOf = ({ tenant }: Person) => `${origin(tenant)}/checkout`;

const holderAt = (moment: string) => (moment === 'at the bank' ? CHALLENGED_HOLDER : FRICTIONLESS_HOLDER);

const gestures: Record<string, (page: Page, person: Person) => Promise<unknown>> = {
  reload: (page) => page.reload(),
  'back and here again': async (page, person) => {
    await page.goBack();
    await page.goto(checkoutOf(person));
  },
  'closed and opened again': async (page, person) => {
    await page.goto('about:blank');
    await page.goto(checkoutOf(person));
  },
};

for (const moment of MOMENTS) {
  for (const [happened, make] of Object.entries(gestures)) {
    test(`${moment}: ${happened}`, async ({ page, request, customer }, info) => {
      const words = await recordPageTexts(page);
      const session = await findSession(customer, { isWanted: isChargeable });
      await page.goto(origin(customer.person.tenant));
      await openCheckout(page, customer, session);
      const card = { number: await ownVisa(request), holder: holderAt(moment) };
      const release = await reachMoment(page, moment, card);
      const time = Date.now();
      await make(page, customer.person);
      release();
      const walk = await payAsCustomer(page, customer.person, card);
      await expectBooksToBalance({ page, request, customer, session, cards: [card.number] });
      recordRun(info, { at: moment, happened, time, words: [words], walk, usual: anything(walk) });
    });
  }

  test(`${moment}: a second tab pays with another card`, async ({
    page,
    context,
    request,
    customer,
  }, info) => {
    const words = await recordPageTexts(page);
    const session = await findSession(customer, { isWanted: isChargeable });
    await openCheckout(page, customer, session);
    const cards = [await ownVisa(request), await ownVisa(request)] as const;
    const release = await reachMoment(page, moment, { number: cards[0], holder: holderAt(moment) });
    const time = Date.now();
    const second = await context.newPage();
    const secondWords = await recordPageTexts(second);
    await second.goto(checkoutOf(customer.person));
    const walk = await payAsCustomer(second, customer.person, {
      number: cards[1],
      holder: FRICTIONLESS_HOLDER,
    });
    release();
    await payAsCustomer(page, customer.person, { number: cards[0], holder: FRICTIONLESS_HOLDER });
    await expectBooksToBalance({ page, request, customer, session, cards });
    recordRun(info, {
      at: moment,
      happened: 'a second tab pays with another card',
      time,
      words: [secondWords, words],
      walk,
      usual: anything(walk),
    });
  });
}

test('form filled: a double click pays', async ({ page, request, customer }, info) => {
  const words = await recordPageTexts(page);
  const session = await findSession(customer, { isWanted: isChargeable });
  await openCheckout(page, customer, session);
  const card = { number: await ownVisa(request), holder: FRICTIONLESS_HOLDER };
  await reachMoment(page, 'form filled', card);
  const time = Date.now();
  await page.getByRole('button', { name: /^Pay .* now$/ }).dblclick();
  const walk = await payAsCustomer(page, customer.person, card);
  await expectBooksToBalance({ page, request, customer, session, cards: [card.number] });
  const at = 'form filled';
  recordRun(info, { at, happened: 'a double click pays', time, words: [words], walk, usual: [] });
});

test('at the bank: a double click approves', async ({ page, request, customer }, info) => {
  const words = await recordPageTexts(page);
  const session = await findSession(customer, { isWanted: isChargeable });
  await openCheckout(page, customer, session);
  const card = { number: await ownVisa(request), holder: CHALLENGED_HOLDER };
  await reachMoment(page, 'at the bank', card);
  await approvalField(page).fill('challenge');
  const time = Date.now();
  await bankFrame(page).getByRole('button', { name: 'Submit' }).dblclick();
  await expect(approvalField(page)).toBeHidden();
  const walk = await payAsCustomer(page, customer.person, card);
  await expectBooksToBalance({ page, request, customer, session, cards: [card.number] });
  const at = 'at the bank';
  recordRun(info, { at, happened: 'a double click approves', time, words: [words], walk, usual: [] });
});

import type { Page } from '@playwright/test';
import { CHALLENGED_HOLDER, EASY_HOLDER, ownVisa } from '../support/cards.ts';
import { bankFrame, bankWord, openCheckout } from '../support/checkout.ts';
import { origin } from '../support/hosts.ts';
import type { Person } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { costsMoney, findSession } from '../support/timetable.ts';
import { MOMENTS, reachMoment } from './moments.ts';
import { expectMoneyKept } from './money-kept.ts';
import { noteOutcome } from './outcome.ts';
import { listenToPage } from './page-words.ts';
import { payLikeAPerson, type Walk } from './paying-person.ts';

/** A gesture is the person's own, and so is what it makes them do once more. */
const anything = (walk: Walk) => walk.did;

const checkoutOf = ({ tenant }: Person) => `${origin(tenant)}/checkout`;

const holderAt = (moment: string) => (moment === 'at the bank' ? CHALLENGED_HOLDER : EASY_HOLDER);

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
      const words = await listenToPage(page);
      const session = await findSession(customer, { isWanted: costsMoney });
      await page.goto(origin(customer.person.tenant));
      await openCheckout(page, customer, session);
      const card = { number: await ownVisa(request), holder: holderAt(moment) };
      const release = await reachMoment(page, moment, card);
      const time = Date.now();
      await make(page, customer.person);
      release();
      const walk = await payLikeAPerson(page, customer.person, card);
      await expectMoneyKept({ page, request, customer, session, cards: [card.number] });
      noteOutcome(info, { at: moment, happened, time, words: [words], walk, usual: anything(walk) });
    });
  }

  test(`${moment}: a second tab pays with another card`, async ({
    page,
    context,
    request,
    customer,
  }, info) => {
    const words = await listenToPage(page);
    const session = await findSession(customer, { isWanted: costsMoney });
    await openCheckout(page, customer, session);
    const cards = [await ownVisa(request), await ownVisa(request)] as const;
    const release = await reachMoment(page, moment, { number: cards[0], holder: holderAt(moment) });
    const time = Date.now();
    const second = await context.newPage();
    const secondWords = await listenToPage(second);
    await second.goto(checkoutOf(customer.person));
    const walk = await payLikeAPerson(second, customer.person, { number: cards[1], holder: EASY_HOLDER });
    release();
    await payLikeAPerson(page, customer.person, { number: cards[0], holder: EASY_HOLDER });
    await expectMoneyKept({ page, request, customer, session, cards });
    noteOutcome(info, {
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
  const words = await listenToPage(page);
  const session = await findSession(customer, { isWanted: costsMoney });
  await openCheckout(page, customer, session);
  const card = { number: await ownVisa(request), holder: EASY_HOLDER };
  await reachMoment(page, 'form filled', card);
  const time = Date.now();
  await page.getByRole('button', { name: /^Pay .* now$/ }).dblclick();
  const walk = await payLikeAPerson(page, customer.person, card);
  await expectMoneyKept({ page, request, customer, session, cards: [card.number] });
  const at = 'form filled';
  noteOutcome(info, { at, happened: 'a double click pays', time, words: [words], walk, usual: [] });
});

test('at the bank: a double click approves', async ({ page, request, customer }, info) => {
  const words = await listenToPage(page);
  const session = await findSession(customer, { isWanted: costsMoney });
  await openCheckout(page, customer, session);
  const card = { number: await ownVisa(request), holder: CHALLENGED_HOLDER };
  await reachMoment(page, 'at the bank', card);
  await bankWord(page).fill('challenge');
  const time = Date.now();
  await bankFrame(page).getByRole('button', { name: 'Submit' }).dblclick();
  await expect(bankWord(page)).toBeHidden();
  const walk = await payLikeAPerson(page, customer.person, card);
  await expectMoneyKept({ page, request, customer, session, cards: [card.number] });
  const at = 'at the bank';
  noteOutcome(info, { at, happened: 'a double click approves', time, words: [words], walk, usual: [] });
});

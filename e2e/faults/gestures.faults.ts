import type { Page } from '@playwright/test';
import { CHALLENGED_HOLDER, EASY_HOLDER, ownVisa } from '../support/cards.ts';
import { bankFrame, bankWord, openCheckout } from '../support/checkout.ts';
import { origin } from '../support/hosts.ts';
import type { Person } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { findSession, isPaid } from '../support/timetable.ts';
import { MOMENTS, reachMoment } from './moments.ts';
import { expectMoneyKept } from './money-kept.ts';
import { OUTCOME, type Outcome } from './outcome.ts';
import { payLikeAPerson, type Walk } from './paying-person.ts';

const told = ({ read, did }: Walk, at: string, happened: string) => {
  const outcome: Outcome = { at, happened, read: read[0] ?? null, did };
  return { type: OUTCOME, description: JSON.stringify(outcome) };
};

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
    test(`${moment}: ${happened}`, async ({ page, request, customer }, { annotations }) => {
      const session = await findSession(customer, { isWanted: isPaid });
      await page.goto(origin(customer.person.tenant));
      await openCheckout(page, customer, session);
      const card = { number: await ownVisa(request), holder: holderAt(moment) };
      const release = await reachMoment(page, moment, card);
      await make(page, customer.person);
      release();
      const walk = await payLikeAPerson(page, customer.person, card);
      await expectMoneyKept({ page, request, customer, session, cards: [card.number] });
      annotations.push(told(walk, moment, happened));
    });
  }

  test(`${moment}: a second tab pays with another card`, async ({ page, context, request, customer }, {
    annotations,
  }) => {
    const session = await findSession(customer, { isWanted: isPaid });
    await openCheckout(page, customer, session);
    const cards = [await ownVisa(request), await ownVisa(request)] as const;
    const release = await reachMoment(page, moment, { number: cards[0], holder: holderAt(moment) });
    const second = await context.newPage();
    await second.goto(checkoutOf(customer.person));
    const walk = await payLikeAPerson(second, customer.person, { number: cards[1], holder: EASY_HOLDER });
    release();
    await payLikeAPerson(page, customer.person, { number: cards[0], holder: EASY_HOLDER });
    await expectMoneyKept({ page, request, customer, session, cards });
    annotations.push(told(walk, moment, 'a second tab pays with another card'));
  });
}

test('form filled: a double click pays', async ({ page, request, customer }, { annotations }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await openCheckout(page, customer, session);
  const card = { number: await ownVisa(request), holder: EASY_HOLDER };
  await reachMoment(page, 'form filled', card);
  await page.getByRole('button', { name: /^Pay .* now$/ }).dblclick();
  const walk = await payLikeAPerson(page, customer.person, card);
  await expectMoneyKept({ page, request, customer, session, cards: [card.number] });
  annotations.push(told(walk, 'form filled', 'a double click pays'));
});

test('at the bank: a double click approves', async ({ page, request, customer }, { annotations }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await openCheckout(page, customer, session);
  const card = { number: await ownVisa(request), holder: CHALLENGED_HOLDER };
  await reachMoment(page, 'at the bank', card);
  await bankWord(page).fill('challenge');
  await bankFrame(page).getByRole('button', { name: 'Submit' }).dblclick();
  await expect(bankWord(page)).toBeHidden();
  const walk = await payLikeAPerson(page, customer.person, card);
  await expectMoneyKept({ page, request, customer, session, cards: [card.number] });
  annotations.push(told(walk, 'at the bank', 'a double click approves'));
});

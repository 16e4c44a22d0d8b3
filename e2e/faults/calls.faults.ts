import { CHALLENGED_HOLDER, EASY_HOLDER, ownVisa } from '../support/cards.ts';
import { origin } from '../support/hosts.ts';
import { test } from '../support/test.ts';
import { findSession, isPaid } from '../support/timetable.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { kindsOfFault, spoilOnce } from './kinds-of-fault.ts';
import { expectMoneyKept } from './money-kept.ts';
import { OUTCOME, type Outcome } from './outcome.ts';
import { payLikeAPerson } from './paying-person.ts';

for (const call of checkoutCalls) {
  for (const happened of Object.keys(kindsOfFault)) {
    test(`${call.name}: ${happened}`, async ({ page, request, customer }, { annotations }) => {
      const session = await findSession(customer, { isWanted: isPaid });
      await customer.putInBasket(session.id);
      await customer.logIn(page.context());
      const card = {
        number: await ownVisa(request),
        holder: call.needsChallenge ? CHALLENGED_HOLDER : EASY_HOLDER,
      };
      const hasHappened = await spoilOnce(page, call, happened);
      await page.goto(`${origin(customer.person.tenant)}/checkout`);
      const { read, did } = await payLikeAPerson(page, customer.person, card);
      test.expect(hasHappened(), 'the fault has happened').toBe(true);
      await expectMoneyKept({ page, request, customer, session, cards: [card.number] });
      const outcome: Outcome = { at: call.name, happened, read: read[0] ?? null, did };
      annotations.push({ type: OUTCOME, description: JSON.stringify(outcome) });
    });
  }
}

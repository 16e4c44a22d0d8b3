import { CHALLENGED_HOLDER, FRICTIONLESS_HOLDER, ownVisa } from '../support/cards.ts';
import { origin } from '../support/hosts.ts';
import { test } from '../support/test.ts';
import { findSession, isChargeable } from '../support/timetable.ts';
import { expectBooksToBalance } from './books-balance.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { faultKinds, injectFaultOnce } from './fault-kinds.ts';
import { happyPathSteps, recordRun } from './outcome.ts';
import { recordPageTexts } from './page-texts.ts';
import { payAsCustomer } from './paying-customer.ts';

for (const call of checkoutCalls) {
  for (const happened of Object.keys(faultKinds)) {
    test(`${call.name}: ${happened}`, async ({ page, request, customer }, info) => {
      const words = await recordPageTexts(page);
      const session = await findSession(customer, { isWanted: isChargeable });
      await customer.putInBasket(session.id);
      await customer.logIn(page.context());
      const card = {
        number: await ownVisa(request),
        holder: call.needsChallenge ? CHALLENGED_HOLDER : FRICTIONLESS_HOLDER,
      };
      const happenedAt = await injectFaultOnce(page, call, happened);
      await page.goto(`${origin(customer.person.tenant)}/checkout`);
      const walk = await payAsCustomer(page, customer.person, card, () => happenedAt() !== null);
      const time = happenedAt();
      if (time === null) throw new Error('The fault has not happened.');
      await expectBooksToBalance({ page, request, customer, session, cards: [card.number] });
      recordRun(info, {
        at: call.name,
        happened,
        time,
        words: [words],
        walk,
        usual: happyPathSteps(call.needsChallenge),
      });
    });
  }
}

import { CHALLENGED_HOLDER, EASY_HOLDER, ownVisa } from '../support/cards.ts';
import { origin } from '../support/hosts.ts';
import { test } from '../support/test.ts';
import { costsMoney, findSession } from '../support/timetable.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { kindsOfFault, spoilOnce } from './kinds-of-fault.ts';
import { expectMoneyKept } from './money-kept.ts';
import { noteOutcome, usualSteps } from './outcome.ts';
import { listenToPage } from './page-words.ts';
import { payLikeAPerson } from './paying-person.ts';

for (const call of checkoutCalls) {
  for (const happened of Object.keys(kindsOfFault)) {
    test(`${call.name}: ${happened}`, async ({ page, request, customer }, info) => {
      const words = await listenToPage(page);
      const session = await findSession(customer, { isWanted: costsMoney });
      await customer.putInBasket(session.id);
      await customer.logIn(page.context());
      const card = {
        number: await ownVisa(request),
        holder: call.needsChallenge ? CHALLENGED_HOLDER : EASY_HOLDER,
      };
      const happenedAt = await spoilOnce(page, call, happened);
      await page.goto(`${origin(customer.person.tenant)}/checkout`);
      const walk = await payLikeAPerson(page, customer.person, card, () => happenedAt() !== null);
      const time = happenedAt();
      if (time === null) throw new Error('The fault has not happened.');
      await expectMoneyKept({ page, request, customer, session, cards: [card.number] });
      noteOutcome(info, {
        at: call.name,
        happened,
        time,
        words: [words],
        walk,
        usual: usualSteps(call.needsChallenge),
      });
    });
  }
}

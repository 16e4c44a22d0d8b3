import { CHALLENGED_HOLDER, EASY_HOLDER, ownVisa } from '../support/cards.ts';
import { openCheckout } from '../support/checkout.ts';
import { expect, test } from '../support/test.ts';
import { costsMoney, findSession } from '../support/timetable.ts';
import { usualSteps } from './outcome.ts';
import { listenToPage } from './page-words.ts';
import { payLikeAPerson } from './paying-person.ts';
import { keepUsualWords } from './usual-words.ts';

for (const holder of [EASY_HOLDER, CHALLENGED_HOLDER]) {
  test(`nothing goes wrong for ${holder}`, async ({ page, request, customer }) => {
    const words = await listenToPage(page);
    const session = await findSession(customer, { isWanted: costsMoney });
    await openCheckout(page, customer, session);
    const { did } = await payLikeAPerson(page, customer.person, { number: await ownVisa(request), holder });
    expect(did).toEqual(usualSteps(holder === CHALLENGED_HOLDER));
    keepUsualWords(holder, words.all());
  });
}

import { CHALLENGED_HOLDER, FRICTIONLESS_HOLDER, ownVisa } from '../support/cards.ts';
import { openCheckout } from '../support/checkout.ts';
import { expect, test } from '../support/test.ts';
import { findSession, isChargeable } from '../support/timetable.ts';
import { saveBaselineTexts } from './baseline-texts.ts';
import { happyPathSteps } from './outcome.ts';
import { recordPageTexts } from './page-texts.ts';
import { payAsCustomer } from './paying-customer.ts';

for (const holder of [FRICTIONLESS_HOLDER, CHALLENGED_HOLDER]) {
  test(`nothing goes wrong for ${holder}`, async ({ page, request, customer }) => {
    const words = await recordPageTexts(page);
    const session = await findSession(customer, { isWanted: isChargeable });
    await openCheckout(page, customer, session);
    const { did } = await payAsCustomer(page, customer.person, { number: await ownVisa(request), holder });
    expect(did).toEqual(happyPathSteps(holder === CHALLENGED_HOLDER));
    saveBaselineTexts(holder, words.all());
  });
}

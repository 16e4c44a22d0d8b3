import { type Cart, CREDIT_TYPES, type applyCredit as endpoint } from 'shared-contracts/api/basket';
import { formatMoney, pence } from 'shared-contracts/money';
import { ApiFailure, type Call, invalid, type Person } from '../../platform/index.ts';
import { refuseWhilePaying } from '../carts/refuse-while-paying.ts';
import { lockCart } from '../carts/store.ts';
import { BASKET_CHANGED } from '../payments/failure-reason.ts';
import { advance } from '../payments/store.ts';
import { basketTexts } from './texts.ts';

/** Notes the credit that is to pay for a basket. It is taken off the account with the order, not before. */
export async function applyCredit(
  { body, db, tenant, now }: Pick<Call<typeof endpoint>, 'body' | 'db' | 'tenant' | 'now'>,
  user: Person,
  cart: Cart,
): Promise<void> {
  const { symbol } = tenant.settings.site.currency;
  const faults = CREDIT_TYPES.flatMap((type): [string, string[]][] => {
    const amount = pence(body[type]);
    const most = pence(cart.credits[type].maxApplicable);
    if (amount < 0) return [[type, [basketTexts.credit.negative]]];
    return amount > most ? [[type, [basketTexts.credit.tooMuch(formatMoney(most, symbol))]]] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  await db.transaction().execute(async (tx) => {
    const cartId = await lockCart(tx, user);
    if (!cartId) throw new ApiFailure(409, basketTexts.empty);
    const payment = await refuseWhilePaying(tx, cartId);
    if (payment?.status === 'sca_required') {
      await advance(tx, payment.id, 'abandoned', now(), { failure: BASKET_CHANGED });
    }
    await tx
      .updateTable('carts')
      .set({ creditPence: pence(body.general), membershipCreditPence: pence(body.membership) })
      .where('id', '=', cartId)
      .execute();
  });
}

import { formatMoney } from 'shared-contracts/money';
import type { Letter, Writing } from '../../people/index.ts';
import { settlingLetterTexts } from './letter-texts.ts';

/** Outcome of a card payment without an order, as of sending the mail. */
export async function writePaymentSettled({ db, queued, to }: Writing): Promise<Letter> {
  const payment = await db
    .selectFrom('payments')
    .select(['status', 'amountPence', 'cardDescription'])
    .where('id', '=', queued.paymentId)
    .executeTakeFirstOrThrow();
  const { returned, notTaken, again, help } = settlingLetterTexts;
  const { site } = to.settings;
  const amount = formatMoney(payment.amountPence, site.currency.symbol);
  const contact = help({ phone: site.customerServicePhone, email: site.customerServiceEmail });
  const end = contact === null ? [] : [contact];
  if (payment.status === 'failed') {
    return {
      subject: notTaken.subject(to.tenantName),
      paragraphs: [notTaken.notTaken(amount), again, ...end],
    };
  }
  const card = payment.cardDescription ?? returned.card;
  return {
    subject: returned.subject(to.tenantName),
    paragraphs: [
      returned.noOrder(amount),
      payment.status === 'voided' ? returned.voided : returned.refunded(amount, card),
      again,
      ...end,
    ],
  };
}

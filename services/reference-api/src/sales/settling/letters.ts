import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import type { Letter, Writing } from '../../people/index.ts';
import { settlingLetterTexts } from './letter-texts.ts';

/** How a card payment ended that nobody may have waited for, as it stands when the mail goes out. */
export async function writePaymentSettled({ db, queued, to }: Writing): Promise<Letter> {
  const payment = await db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.paymentId', 'payments.id')
    .select(['payments.status', 'payments.amountPence', 'payments.cardDescription'])
    .select(['orders.reference', 'orders.completeOrderId'])
    .where('payments.id', '=', queued.paymentId)
    .executeTakeFirstOrThrow();
  const { completed, returned, notTaken, again, help } = settlingLetterTexts;
  const { site } = to.settings;
  const amount = formatMoney(payment.amountPence, site.currency.symbol);
  const contact = help({ phone: site.customerServicePhone, email: site.customerServiceEmail });
  const end = contact === null ? [] : [contact];
  if (payment.reference !== null && payment.completeOrderId !== null) {
    return {
      subject: completed.subject(to.tenantName),
      paragraphs: [
        completed.confirmed(amount, payment.reference),
        completed.seeOrder,
        `${queued.origin}${paths.orderConfirmed(payment.completeOrderId)}`,
        ...end,
      ],
    };
  }
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

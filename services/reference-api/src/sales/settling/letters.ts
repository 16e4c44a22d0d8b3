import { formatMoney } from 'shared-contracts/money';
import type { Fact, Letter, LetterPart, Writing } from '../../people/index.ts';
import { settlingLetterTexts } from './letter-texts.ts';

/** Outcome of a card payment without an order, as of sending the mail. */
export async function writePaymentSettled({ db, queued, to }: Writing): Promise<Letter> {
  const payment = await db
    .selectFrom('payments')
    .select(['status', 'amountPence', 'cardDescription'])
    .where('id', '=', queued.paymentId)
    .executeTakeFirstOrThrow();
  const { returned, notTaken, again, help, labels } = settlingLetterTexts;
  const { site } = to.settings;
  const amount = formatMoney(payment.amountPence, site.currency.symbol);
  const contact = help({ phone: site.customerServicePhone, email: site.customerServiceEmail });
  const end = contact === null ? [] : [contact];
  const { cardDescription } = payment;
  const facts = (outcome: string): LetterPart => ({
    kind: 'facts',
    facts: [
      { label: labels.amount, value: amount },
      ...(cardDescription === null ? [] : [{ label: labels.card, value: cardDescription } satisfies Fact]),
      { label: labels.outcome, value: outcome },
    ],
  });
  if (payment.status === 'failed') {
    return {
      subject: notTaken.subject(to.tenantName),
      paragraphs: [notTaken.notTaken(amount), facts(notTaken.outcome), again, ...end],
    };
  }
  const card = cardDescription ?? returned.card;
  const isVoided = payment.status === 'voided';
  return {
    subject: returned.subject(to.tenantName),
    paragraphs: [
      returned.noOrder(amount),
      facts(isVoided ? returned.voidedOutcome : returned.refundedOutcome),
      isVoided ? returned.voided : returned.refunded(amount, card),
      again,
      ...end,
    ],
  };
}

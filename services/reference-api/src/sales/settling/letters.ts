import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import type { Letter, LetterPart, Writing } from '../../people/index.ts';
import { settlingLetterTexts } from './letter-texts.ts';

/** Outcome of a card payment without an order, as of sending the mail. */
export async function writePaymentSettled({ db, queued, to }: Writing): Promise<Letter> {
  const payment = await db
    .selectFrom('payments')
    .select(['status', 'amountPence', 'cardDescription'])
    .where('id', '=', queued.paymentId)
    .executeTakeFirstOrThrow();
  const { returned, notTaken, tryAgain, help, labels } = settlingLetterTexts;
  const { site } = to.settings;
  const amount = formatMoney(payment.amountPence, site.currency.symbol);
  const contact = help({ phone: site.customerServicePhone, email: site.customerServiceEmail });
  const end = contact === null ? [] : [contact];
  const { cardDescription } = payment;
  const facts = (outcome: string): LetterPart => ({
    kind: 'facts',
    lead: { label: outcome, value: amount },
    facts: cardDescription === null ? [] : [{ label: labels.card, value: cardDescription }],
  });
  const again: LetterPart = { kind: 'link', text: tryAgain, href: `${queued.origin}${paths.home}` };
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

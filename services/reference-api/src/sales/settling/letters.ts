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
  const { returned, notTaken, tryAgain, labels } = settlingLetterTexts;
  const amount = formatMoney(payment.amountPence, to.settings.site.currency.symbol);
  const { cardDescription, status } = payment;
  const again: LetterPart = { kind: 'link', text: tryAgain, href: `${queued.origin}${paths.home}` };
  const cardFact = cardDescription === null ? [] : [{ label: labels.card, value: cardDescription }];
  if (status === 'failed') {
    const lead = { label: notTaken.outcome, value: amount };
    return {
      subject: notTaken.subject(to.tenantName),
      paragraphs: [notTaken.notTaken(amount), { kind: 'facts', lead, facts: cardFact }, again],
    };
  }
  const subject = returned.subject(amount);
  if (status === 'voided') {
    const lead = { label: returned.voidedOutcome, value: amount };
    return {
      subject,
      paragraphs: [
        returned.noOrder(amount),
        { kind: 'facts', lead, facts: cardFact },
        returned.voided,
        again,
      ],
    };
  }
  const lead = {
    label: returned.refundedOutcome,
    value: amount,
    more: returned.toCard(cardDescription ?? returned.card),
  };
  const facts = [{ label: labels.arrives, value: returned.days }];
  return { subject, paragraphs: [returned.noOrder(amount), { kind: 'facts', lead, facts }, again] };
}

import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import { dayText, type Letter, type LetterPart, originOfApp, type Writing } from '../../people/index.ts';
import { settlingLetterTexts } from './letter-texts.ts';
import { readNotBought } from './read-not-bought.ts';

/** The way to have it after all. @param isInBasket true if it waits to be paid for again. */
const againParts = (origin: string, isInBasket: boolean): LetterPart[] => {
  const { again, basket, look } = settlingLetterTexts;
  return isInBasket
    ? [again.basket, { kind: 'link', text: basket, href: `${origin}${paths.basket}` }]
    : [again.look, { kind: 'link', text: look, href: `${origin}${paths.home}` }];
};

/** Outcome of a card payment without an order, as of sending the mail. */
export async function writePaymentSettled({ db, queued, to }: Writing): Promise<Letter> {
  const payment = await db
    .selectFrom('payments')
    .select(['status', 'amountPence', 'cardDescription', 'cartId', 'createdAt'])
    .where('id', '=', queued.paymentId)
    .executeTakeFirstOrThrow();
  const { returned, notTaken, labels } = settlingLetterTexts;
  const amount = formatMoney(payment.amountPence, to.settings.site.currency.symbol);
  const { cardDescription, status } = payment;
  const { names, isInBasket } = await readNotBought(db, payment.cartId);
  const again = againParts(originOfApp(queued.origin, 'bookings'), isInBasket);
  const notBought = names.length === 0 ? [] : [{ label: labels.notBought, value: names.join('\n') }];
  const cardFacts = [
    ...(cardDescription === null ? [] : [{ label: labels.card, value: cardDescription }]),
    ...notBought,
  ];
  if (status === 'failed') {
    const lead = { label: notTaken.outcome, value: amount };
    return {
      subject: notTaken.subject(to.tenantName),
      headline: notTaken.headline(amount),
      paragraphs: [notTaken.notTaken(amount), { kind: 'facts', lead, facts: cardFacts }, ...again],
    };
  }
  const subject = returned.subject(amount);
  if (status === 'voided') {
    const lead = { label: returned.voidedOutcome, value: amount };
    return {
      subject,
      paragraphs: [
        returned.noOrder(amount),
        { kind: 'facts', lead, facts: cardFacts },
        returned.voided,
        ...again,
      ],
    };
  }
  const lead = {
    label: returned.refundedOutcome,
    value: amount,
    more: returned.toCard(cardDescription ?? returned.card),
  };
  const facts = [
    { label: labels.arrives, value: returned.days },
    { label: labels.taken, value: dayText(payment.createdAt) },
    ...notBought,
  ];
  return { subject, paragraphs: [returned.noOrder(amount), { kind: 'facts', lead, facts }, ...again] };
}

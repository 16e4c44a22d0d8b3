import type { MembershipOrderItem, Order, OrderedDirectDebit } from 'shared-contracts/api/orders';
import { displayDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { formatMoney, pence } from 'shared-contracts/money';
import {
  collectedPence,
  mandateLetterTexts,
  NOTICE_WORKING_DAYS,
  readMembershipTerms,
} from '../../memberships/index.ts';
import type { Letter, Writing } from '../../people/index.ts';
import { plainText } from '../../platform/index.ts';
import { orderLetterTexts } from './letter-texts.ts';
import { shownOrder } from './shown-order.ts';
import { findOrder } from './store.ts';

interface Ordered {
  order: Order;
  membership: MembershipOrderItem;
}

/** The order a mail is about, as its person sees it on the web, and the membership in it. */
async function readOrdered({ db, queued, to }: Writing): Promise<Ordered> {
  const { completeOrderId } = await db
    .selectFrom('orders')
    .select('completeOrderId')
    .where('id', '=', queued.orderId)
    .executeTakeFirstOrThrow();
  const found = await findOrder(db, queued.tenantId, completeOrderId);
  const order = found && shownOrder(found, to.tenantName, to.settings.site.currency.symbol);
  const membership = order?.items.find((item) => item.type === 'membership');
  if (!order || !membership) throw new Error('A mail is about an order without a membership.');
  return { order, membership };
}

function boughtLines({ order, membership }: Ordered): string[] {
  const words = orderLetterTexts.membershipConfirmed;
  const { friendlyName, startDate, endDate, fees } = membership;
  const first = displayDay(startDate);
  return [
    endDate === null
      ? words.monthly(friendlyName, first)
      : words.term(friendlyName, first, displayDay(endDate)),
    ...fees.map(({ label, price }) => words.line(label, price.formatted)),
    words.line(words.total, order.formattedTotal),
  ];
}

/** What was bought: sent with every order that has a membership. */
export async function writeMembershipConfirmed(writing: Writing): Promise<Letter> {
  const ordered = await readOrdered(writing);
  const { order, membership } = ordered;
  const words = orderLetterTexts.membershipConfirmed;
  const others = order.items.filter(({ type }) => type !== 'membership').map(({ name }) => name);
  return {
    subject: words.subject(writing.to.tenantName),
    paragraphs: [
      words.confirmed(order.reference),
      boughtLines(ordered).join('\n'),
      ...(others.length > 0 ? [words.also(others)] : []),
      ...(membership.requiresEligibility ? [words.proof] : []),
      words.seeOrder,
      `${writing.queued.origin}${paths.orderConfirmed(order.completeOrderId)}`,
    ],
  };
}

/** Reference, name, account, amounts and dates: what a payer has to know ahead of a collection (Bacs). */
async function collectionLines({ db, queued, to }: Writing, debit: OrderedDirectDebit): Promise<string[]> {
  const words = mandateLetterTexts.directDebitNotice;
  const { reference, serviceUserName, amount, billingDay, firstBillingDate, prettyFirstBillingDate } = debit;
  const { accountEnding } = await db
    .selectFrom('mandates')
    .select('accountEnding')
    .where('tenantId', '=', queued.tenantId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const together = await collectedPence(db, { tenantId: queued.tenantId, reference, day: firstBillingDate });
  const inAll = formatMoney(together, to.settings.site.currency.symbol);
  return [
    words.line(words.reference, reference),
    words.line(words.statement, serviceUserName),
    words.line(words.account, words.ending(accountEnding)),
    words.line(words.first, words.on(amount.formatted, prettyFirstBillingDate)),
    words.line(words.later, words.monthly(amount.formatted, billingDay)),
    ...(together > pence(amount.decimal) ? [words.line(words.together, words.each(inAll))] : []),
  ];
}

/** Advance notice of a Direct Debit, with the terms that were agreed to and the Guarantee among them (Bacs). */
export async function writeDirectDebitNotice(writing: Writing): Promise<Letter> {
  const { directDebit } = (await readOrdered(writing)).membership;
  if (!directDebit) throw new Error('A notice is about an order without a Direct Debit.');
  const { db, queued, to } = writing;
  const words = mandateLetterTexts.directDebitNotice;
  const { isNew, serviceUserName } = directDebit;
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  const terms = await readMembershipTerms(db, queued.tenantId, 'direct-debit');
  return {
    subject: words.subject(serviceUserName),
    paragraphs: [
      isNew ? words.isNew(serviceUserName) : words.isKnown(serviceUserName),
      (await collectionLines(writing, directDebit)).join('\n'),
      words.nextWorkingDay,
      words.changes(serviceUserName, NOTICE_WORKING_DAYS),
      words.wrong({ phone, email }),
      ...terms.flatMap(({ title, html }) => [title, plainText(html)]),
    ],
  };
}

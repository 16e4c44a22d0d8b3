import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import {
  accountOrigin,
  type Fact,
  type Letter,
  type LetterPart,
  momentText,
  type Writing,
} from '../../people/index.ts';
import type { MailAttachment } from '../../platform/index.ts';
import { packageNamesOf } from '../packages/store.ts';
import { orderCalendar } from './calendar.ts';
import { itemPart } from './item-parts.ts';
import { orderLetterTexts as words } from './letter-texts.ts';
import { readCentres } from './membership-part.ts';
import { readOrdered } from './read-ordered.ts';
import type { OrderRow } from './store.ts';
import { vatByRate } from './vat-by-rate.ts';

function subjectOf({ items }: OrderRow, tenant: string): string {
  const membership = items.find(({ type }) => type === 'membership');
  if (membership?.type === 'membership')
    return words.subject.membership[membership.snapshot.purchase](tenant);
  const places = items.filter(({ type }) => type === 'activity');
  const [only] = places;
  if (!only) return words.subject.payment(tenant);
  return places.length === 1
    ? words.subject.booking(momentText(only.snapshot.startDate))
    : words.subject.bookings(tenant);
}

const priceLines = ({ items }: OrderRow, symbol: string): Fact[] =>
  items.flatMap((item) =>
    item.type === 'membership'
      ? item.snapshot.fees.map(({ label, price }) => ({ label, value: price.formatted }))
      : [{ label: item.name, value: formatMoney(item.pricePence, symbol) }],
  );

/** The price, line by line, and the payments. Empty for a free order. */
function paidParts(order: OrderRow, symbol: string): LetterPart[] {
  if (order.totalPence === 0) return [];
  const { heading, total, with: paidWith } = words.paid;
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'amounts',
      lines: [...priceLines(order, symbol), { label: total, value: formatMoney(order.totalPence, symbol) }],
      hasTotal: true,
    },
    {
      kind: 'amounts',
      lines: [
        ...vatByRate(order.items).map(({ percent, taxPence }) => ({
          label: words.paid.vat(percent),
          value: formatMoney(taxPence, symbol),
        })),
        ...order.payments.map(({ description, amountPence }) => ({
          label: paidWith(description),
          value: formatMoney(amountPence, symbol),
        })),
      ],
      hasTotal: false,
    },
  ];
}

const calendarFile = (order: OrderRow, tenant: string): MailAttachment[] => {
  const content = orderCalendar(order, tenant);
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return content === null ? [] : [{ filename: `${order.reference}.ics`, contentType, content }];
};

/**
 * The order at the time the mail is sent: with entry codes, prices, how to cancel, and a
 * calendar file. One letter for every order, wherever it was made.
 */
export async function writeOrderConfirmed(writing: Writing): Promise<Letter> {
  const { db, queued, to } = writing;
  const order = await readOrdered(writing);
  const packages = await packageNamesOf(
    db,
    order.items.map(({ id }) => id),
  );
  const centres = await readCentres(db, queued.tenantId, order);
  const needsProof = order.items.some(
    (item) => item.type === 'membership' && item.snapshot.requiresEligibility,
  );
  const attachments = calendarFile(order, to.tenantName);
  const account = accountOrigin(queued.origin);
  return {
    subject: subjectOf(order, to.tenantName),
    paragraphs: [
      words.confirmed(order.reference),
      ...(order.servedBy === null ? [] : [words.servedBy(order.servedBy)]),
      ...order.items.map((item) => itemPart(item, order, writing, { packages, centres })),
      ...(needsProof
        ? [words.proof, { kind: 'link', text: words.upload, href: `${account}${paths.memberships}` } as const]
        : []),
      {
        kind: 'link',
        text: words.seeOrder,
        href: `${queued.origin}${paths.orderConfirmed(order.completeOrderId)}`,
        isQuiet: needsProof,
      },
      ...paidParts(order, to.settings.site.currency.symbol),
      ...(attachments.length > 0 ? [{ kind: 'note', text: words.calendar } as const] : []),
    ],
    attachments,
  };
}

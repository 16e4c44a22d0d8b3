import { displayDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import {
  accountOrigin,
  type Fact,
  type Letter,
  type LetterPart,
  originOfApp,
  type Writing,
} from '../../people/index.ts';
import type { MailAttachment } from '../../platform/index.ts';
import { packageNamesOf } from '../packages/store.ts';
import { orderCalendar } from './calendar.ts';
import { itemParts } from './item-parts.ts';
import { joinStays } from './join-stays.ts';
import { headlineOf, membershipOf, placesOf, subjectOf } from './letter-heading.ts';
import { orderLetterTexts as words } from './letter-texts.ts';
import { readCentres, readReplaced } from './membership-part.ts';
import { readOrdered } from './read-ordered.ts';
import type { OrderRow } from './store.ts';
import { type VatOfRate, vatByRate } from './vat-by-rate.ts';

type MembershipItem = Extract<OrderRow['items'][number], { type: 'membership' }>;

/** The membership of an order, and whether its eligibility is still to be shown. */
interface Joined {
  membership: MembershipItem | undefined;
  needsProof: boolean;
}

/** Opening sentence: the membership, where there is one that has begun, or the order's reference. */
function openingOf(order: OrderRow, { membership, needsProof }: Joined): string {
  if (!membership || needsProof) return words.confirmed(order.reference);
  const { purchase, startDate } = membership.snapshot;
  const { welcome, changed, renewed } = words.membership;
  const opening = { new: welcome, change: changed, renewal: renewed }[purchase];
  return opening(displayDay(startDate));
}

function priceLines(order: OrderRow, symbol: string): Fact[] {
  const areSeveral = placesOf(order).length > 1;
  return order.items.flatMap((item) => {
    if (item.type === 'membership')
      return item.snapshot.fees.map(({ label, price }) => ({ label, value: price.formatted }));
    const isNamed = areSeveral && item.type === 'activity';
    const label = isNamed ? words.lineFor(item.name, item.snapshot.purchasedFor.name) : item.name;
    return [{ label, value: formatMoney(item.pricePence, symbol) }];
  });
}

/** The way to each venue of an order. */
function directionLinks(order: OrderRow, origin: string): LetterPart[] {
  const venues = new Map(placesOf(order).map(({ snapshot }) => [snapshot.venue.slug, snapshot.venue.name]));
  return [...venues].map(([slug, name]) => ({
    kind: 'link',
    isQuiet: true,
    text: venues.size === 1 ? words.directions : words.directionsTo(name),
    href: `${originOfApp(origin, 'bookings')}${paths.venue(slug)}`,
  }));
}

/** The price, line by line, and the payments. Empty for a free order. */
function paidParts(order: OrderRow, vat: VatOfRate[], symbol: string): LetterPart[] {
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
        ...vat.map(({ percent, taxPence }) => ({
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

/** The next step after an order: proof first, a first visit for a new member, else what was bought. */
function nextSteps(ordered: OrderRow, { queued }: Writing, { needsProof, membership }: Joined): LetterPart[] {
  const account = accountOrigin(queued.origin);
  const order = {
    kind: 'link',
    text: words.seeOrder,
    href: `${queued.origin}${paths.orderConfirmed(ordered.completeOrderId)}`,
  } as const;
  if (needsProof) {
    const upload = { kind: 'link', text: words.upload, href: `${account}${paths.memberships}` } as const;
    return [words.proof, upload, { ...order, isQuiet: true }];
  }
  if (!membership) return [order, ...directionLinks(ordered, queued.origin)];
  const { book, see } = words.membership;
  const isNew = membership.snapshot.purchase === 'new';
  const href = isNew
    ? `${originOfApp(queued.origin, 'bookings')}${paths.home}`
    : `${account}${paths.memberships}`;
  return [
    { kind: 'link', text: isNew ? book : see, href },
    { ...order, isQuiet: true },
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
  const ordered = await readOrdered(writing);
  const order = { ...ordered, items: joinStays(ordered.items) };
  const packages = await packageNamesOf(
    db,
    order.items.map(({ id }) => id),
  );
  const centres = await readCentres(db, queued.tenantId, order);
  const replaced = await readReplaced(db, order);
  const needsProof = order.items.some(
    (item) => item.type === 'membership' && item.snapshot.requiresEligibility,
  );
  const attachments = calendarFile(order, to.tenantName);
  const joined = { membership: membershipOf(order), needsProof };
  const opening = openingOf(order, joined);
  const isNamed = opening.includes(order.reference);
  const isSingle = placesOf(order).length === 1;
  return {
    subject: subjectOf(order, to.tenantName),
    headline: headlineOf(order),
    paragraphs: [
      opening,
      ...(order.servedBy === null ? [] : [words.servedBy(order.servedBy)]),
      ...itemParts(order, writing, { packages, centres, replaced }),
      ...nextSteps(order, writing, joined),
      ...paidParts(order, vatByRate(ordered), to.settings.site.currency.symbol),
      ...(isNamed ? [] : [{ kind: 'note', text: words.order(order.reference) } as const]),
      ...(attachments.length > 0
        ? [{ kind: 'note', text: isSingle ? words.calendar : words.calendars } as const]
        : []),
    ],
    attachments,
  };
}

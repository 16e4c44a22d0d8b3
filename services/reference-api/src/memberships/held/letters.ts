import { addDays, displayDay, siteDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import {
  accountOrigin,
  type Fact,
  type Lead,
  type Letter,
  type LetterPart,
  type Writing,
} from '../../people/index.ts';
import { withFreezes } from '../billing/freezes.ts';
import { nextCollection } from '../billing/next-payment.ts';
import { liveFreeze } from './freeze-rules.ts';
import { membershipLetterTexts } from './letter-texts.ts';

const symbolOf = ({ to }: Writing): string => to.settings.site.currency.symbol;

/** The membership a mail is about, with what is collected for it. */
async function readHeld({ db, queued }: Writing) {
  const row = await db
    .selectFrom('memberships as held')
    .innerJoin('membershipTypes as type', 'type.id', 'held.membershipTypeId')
    .innerJoin('venues as venue', 'venue.id', 'held.homeVenueId')
    .leftJoin('mandates', 'mandates.id', 'held.mandateId')
    .select([
      'held.id',
      'held.status',
      'held.pricePence',
      'held.firstBillingDate',
      'held.endDate',
      'type.name',
      'venue.name as venueName',
      'mandates.billingDay',
    ])
    .where('held.id', '=', queued.membershipId)
    .executeTakeFirstOrThrow();
  const [held = { ...row, freezes: [] }] = await withFreezes(db, [row]);
  return held;
}

const membershipsLink = ({ queued }: Writing): LetterPart => ({
  kind: 'link',
  text: membershipLetterTexts.seeMemberships,
  isPale: true,
  href: `${accountOrigin(queued.origin)}${paths.memberships}`,
});

/** The membership, its home centre, and what changes for it. */
const heldPart = (
  { name, venueName }: { name: string; venueName: string },
  lead: Lead,
  facts: readonly Fact[] = [],
): LetterPart => ({
  kind: 'item',
  title: name,
  lead,
  facts: [...facts, { label: membershipLetterTexts.homeCentre, value: venueName }],
});

/** When a membership ends, and what is still collected for it. */
export async function writeMembershipEnded(writing: Writing): Promise<Letter> {
  const { queued, to } = writing;
  const words = membershipLetterTexts.membershipEnded;
  const held = await readHeld(writing);
  const { endDate, billingDay } = held;
  if (endDate === null) throw new Error('A mail is about the end of a membership that has none.');
  const last = billingDay === null ? null : nextCollection([held], billingDay, siteDay(queued.createdAt));
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  return {
    subject: words.subject(to.tenantName),
    headline: words.headline(displayDay(endDate)),
    paragraphs: [
      words.ends,
      heldPart(held, { label: words.lastDay, value: displayDay(endDate) }, [
        {
          label: words.lastPayment,
          value: last
            ? words.last(formatMoney(last.pence, symbolOf(writing)), displayDay(last.day))
            : words.noPayment,
        },
      ]),
      membershipsLink(writing),
      { kind: 'heading', text: words.notYou },
      words.tellUs({ phone, email }),
    ],
  };
}

/** From when to when a membership is frozen now, or that it is not any more, with what is collected (Bacs notice). */
export async function writeMembershipFreeze(writing: Writing): Promise<Letter> {
  const { queued, to } = writing;
  const words = membershipLetterTexts.membershipFreeze;
  const held = await readHeld(writing);
  const frozen = liveFreeze(held.freezes, siteDay(queued.createdAt));
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  const full = formatMoney(held.pricePence, symbolOf(writing));
  return {
    subject: frozen
      ? words.subject(to.tenantName, displayDay(frozen.startDate))
      : words.endedSubject(to.tenantName),
    headline: frozen ? words.headline(displayDay(frozen.startDate)) : words.endedHeadline,
    paragraphs: [
      ...(frozen
        ? [
            words.frozen,
            heldPart(
              held,
              {
                label: words.from,
                value: displayDay(frozen.startDate),
                more: words.until(displayDay(frozen.endDate)),
              },
              [
                {
                  label: words.meanwhile,
                  value: words.monthly(formatMoney(frozen.monthlyPence, symbolOf(writing))),
                },
                {
                  label: words.after,
                  value: words.monthlyFrom(full, displayDay(addDays(frozen.endDate, 1))),
                },
              ],
            ),
          ]
        : [words.notFrozen, heldPart(held, { label: words.price, value: full, more: words.eachMonth })]),
      membershipsLink(writing),
      { kind: 'heading', text: words.notYou },
      words.tellUs({ phone, email }),
    ],
  };
}

import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { formatMoney } from 'shared-contracts/money';
import type { Letter, Writing } from '../../people/mail/letter.ts';
import { mailTexts } from '../../people/mail/texts.ts';

/** What is owed because nobody came, how to pay it, and whom to tell when it is wrong. */
export async function writeNoShowNoted({ db, queued, to }: Writing): Promise<Letter> {
  const words = mailTexts.noShowNoted;
  const due = await db
    .selectFrom('penalties as penalty')
    .innerJoin('orderItems as item', 'item.id', 'penalty.orderItemId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select(['penalty.amountPence', 'penalty.paidAt', 'item.name'])
    .select(['session.startsAt', 'venue.name as venueName'])
    .where('item.id', '=', queued.orderItemId)
    .executeTakeFirstOrThrow();
  const { site } = to.settings;
  const amount = formatMoney(due.amountPence, site.currency.symbol);
  const day = displayDay(siteDay(due.startsAt));
  return {
    subject: words.subject(due.name),
    paragraphs: [
      words.missed(due.name, due.venueName, day, siteTime(due.startsAt)),
      ...(due.paidAt ? [words.paid(amount)] : [words.owed(amount), `${queued.origin}${paths.payments}`]),
      words.wrong({ phone: site.customerServicePhone, email: site.customerServiceEmail }),
    ],
  };
}

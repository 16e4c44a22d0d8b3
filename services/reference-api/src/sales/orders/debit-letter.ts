import type { OrderedDirectDebit } from 'shared-contracts/api/orders';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { formatMoney, pence } from 'shared-contracts/money';
import {
  collectedPence,
  collectionPanel,
  findLiveMandate,
  mandateLetterTexts,
  nextOf,
  noticeEnd,
} from '../../memberships/index.ts';
import type { Fact, Letter, LetterPart, Writing } from '../../people/index.ts';
import { readOrdered } from './read-ordered.ts';

/** The sum collected on the first day for all memberships of the instruction, in pence. */
const collectedTogether = ({ db, queued }: Writing, debit: OrderedDirectDebit): Promise<number> =>
  collectedPence(db, {
    tenantId: queued.tenantId,
    reference: debit.reference,
    day: debit.firstBillingDate,
  });

/** Amounts, dates, reference, name and account: what a payer has to know ahead of a collection (Bacs). */
async function collectionPart(
  { db, queued, to }: Writing,
  debit: OrderedDirectDebit,
  together: number,
): Promise<LetterPart> {
  const words = mandateLetterTexts.directDebitNotice;
  const { reference, serviceUserName, amount, billingDay, firstBillingDate, prettyFirstBillingDate } = debit;
  const { accountEnding } = await db
    .selectFrom('mandates')
    .select('accountEnding')
    .where('tenantId', '=', queued.tenantId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const live = await findLiveMandate(db, queued.personId);
  const next = live && (await nextOf(db, live, siteDay(queued.createdAt)));
  const symbol = to.settings.site.currency.symbol;
  // Other payments waiting for an instruction may be collected before this membership's.
  const before = next && next.day < firstBillingDate ? next : null;
  const inAll = formatMoney(together, symbol);
  const first = { label: words.first, value: amount.formatted, more: words.onDay(prettyFirstBillingDate) };
  const facts: Fact[] = [
    ...(before
      ? [
          {
            label: words.before,
            value: words.on(formatMoney(before.pence, symbol), displayDay(before.day)),
          },
        ]
      : []),
    { label: words.later, value: words.monthly(amount.formatted, billingDay) },
    ...(together > pence(amount.decimal) ? [{ label: words.together, value: words.each(inAll) }] : []),
    { label: words.account, value: words.ending(accountEnding) },
    { label: words.statement, value: serviceUserName },
    { label: words.reference, value: reference },
  ];
  return collectionPanel(first, facts);
}

/** Advance notice of a Direct Debit, with the terms that were agreed to and the Guarantee among them (Bacs). */
export async function writeDirectDebitNotice(writing: Writing): Promise<Letter> {
  const { items } = await readOrdered(writing);
  const membership = items.find(({ type }) => type === 'membership');
  const directDebit = membership?.type === 'membership' ? membership.snapshot.directDebit : null;
  if (!directDebit) throw new Error('A notice is about an order without a Direct Debit.');
  const words = mandateLetterTexts.directDebitNotice;
  const { isNew, serviceUserName, amount, prettyFirstBillingDate } = directDebit;
  const together = await collectedTogether(writing, directDebit);
  const isAlone = together === pence(amount.decimal);
  return {
    subject: isAlone
      ? words.subject(amount.formatted, prettyFirstBillingDate)
      : words.subjectTogether(prettyFirstBillingDate),
    headline: isAlone
      ? words.headline(amount.formatted, prettyFirstBillingDate)
      : words.headlineTogether(prettyFirstBillingDate),
    paragraphs: [
      isNew ? words.isNew(serviceUserName) : words.isKnown(serviceUserName),
      await collectionPart(writing, directDebit, together),
      ...(await noticeEnd(writing, serviceUserName)),
    ],
  };
}

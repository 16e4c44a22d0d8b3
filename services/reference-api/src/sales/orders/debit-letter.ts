import type { OrderedDirectDebit } from 'shared-contracts/api/orders';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { formatMoney, pence } from 'shared-contracts/money';
import {
  collectedPence,
  findLiveMandate,
  mandateLetterTexts,
  NOTICE_WORKING_DAYS,
  nextOf,
  readMembershipTerms,
} from '../../memberships/index.ts';
import { type Fact, type Letter, termParts, type Writing } from '../../people/index.ts';
import { readOrdered } from './read-ordered.ts';

/** Reference, name, account, amounts and dates: what a payer has to know ahead of a collection (Bacs). */
async function collectionFacts({ db, queued, to }: Writing, debit: OrderedDirectDebit): Promise<Fact[]> {
  const words = mandateLetterTexts.directDebitNotice;
  const { reference, serviceUserName, amount, billingDay, firstBillingDate, prettyFirstBillingDate } = debit;
  const { accountEnding } = await db
    .selectFrom('mandates')
    .select('accountEnding')
    .where('tenantId', '=', queued.tenantId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const together = await collectedPence(db, { tenantId: queued.tenantId, reference, day: firstBillingDate });
  const live = await findLiveMandate(db, queued.personId);
  const next = live && (await nextOf(db, live, siteDay(queued.createdAt)));
  const symbol = to.settings.site.currency.symbol;
  // Other payments waiting for an instruction may be collected before this membership's.
  const before = next && next.day < firstBillingDate ? next : null;
  const inAll = formatMoney(together, symbol);
  return [
    { label: words.reference, value: reference },
    { label: words.statement, value: serviceUserName },
    { label: words.account, value: words.ending(accountEnding) },
    ...(before
      ? [
          {
            label: words.before,
            value: words.on(formatMoney(before.pence, symbol), displayDay(before.day)),
          },
        ]
      : []),
    { label: words.first, value: words.on(amount.formatted, prettyFirstBillingDate) },
    { label: words.later, value: words.monthly(amount.formatted, billingDay) },
    ...(together > pence(amount.decimal) ? [{ label: words.together, value: words.each(inAll) }] : []),
  ];
}

/** Advance notice of a Direct Debit, with the terms that were agreed to and the Guarantee among them (Bacs). */
export async function writeDirectDebitNotice(writing: Writing): Promise<Letter> {
  const { items } = await readOrdered(writing);
  const membership = items.find(({ type }) => type === 'membership');
  const directDebit = membership?.type === 'membership' ? membership.snapshot.directDebit : null;
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
      { kind: 'facts', facts: await collectionFacts(writing, directDebit) },
      words.nextWorkingDay,
      words.changes(serviceUserName, NOTICE_WORKING_DAYS),
      words.wrong({ phone, email }),
      ...termParts(terms),
    ],
  };
}

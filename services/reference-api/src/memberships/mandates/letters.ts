import { displayDay, siteDay } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { type Fact, type Letter, termParts, type Writing } from '../../people/index.ts';
import { NOTICE_WORKING_DAYS } from '../billing/quote.ts';
import { readMembershipTerms } from '../terms/store.ts';
import { mandateLetterTexts } from './letter-texts.ts';
import { findLiveMandate, nextOf } from './own-mandate.ts';

/** Notice of a Direct Debit: reference, name, account, next collection, terms and Guarantee (Bacs). */
async function writeNotice(
  { db, queued, to }: Writing,
  subject: (collector: string) => string,
  opening: (collector: string) => string,
): Promise<Letter> {
  const live = await findLiveMandate(db, queued.personId);
  if (!live) throw new Error('A notice is about a Direct Debit that there is not.');
  const words = mandateLetterTexts.directDebitNotice;
  const next = await nextOf(db, live, siteDay(queued.createdAt));
  const { customerServicePhone: phone, customerServiceEmail: email, currency } = to.settings.site;
  const terms = await readMembershipTerms(db, queued.tenantId, 'direct-debit');
  const facts: Fact[] = [
    { label: words.reference, value: live.reference },
    { label: words.statement, value: live.serviceUserName },
    { label: words.account, value: words.ending(live.accountEnding) },
  ];
  if (next) {
    const amount = formatMoney(next.pence, currency.symbol);
    const value = words.on(amount, displayDay(next.day));
    facts.push({ label: mandateLetterTexts.directDebitChanged.next, value });
  }
  return {
    subject: subject(live.serviceUserName),
    paragraphs: [
      opening(live.serviceUserName),
      { kind: 'facts', facts },
      words.nextWorkingDay,
      words.changes(live.serviceUserName, NOTICE_WORKING_DAYS),
      words.wrong({ phone, email }),
      ...termParts(terms),
    ],
  };
}

/** The Direct Debit is on another account now. */
export const writeDirectDebitChanged = (writing: Writing): Promise<Letter> =>
  writeNotice(
    writing,
    mandateLetterTexts.directDebitChanged.subject,
    mandateLetterTexts.directDebitChanged.changed,
  );

/** The Direct Debit that was missing is set up. */
export const writeDirectDebitSetUp = (writing: Writing): Promise<Letter> =>
  writeNotice(
    writing,
    mandateLetterTexts.directDebitSetUp.subject,
    mandateLetterTexts.directDebitNotice.isNew,
  );

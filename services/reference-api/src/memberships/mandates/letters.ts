import { displayDay, siteDay } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { Letter, Writing } from '../../people/index.ts';
import { plainText } from '../../platform/index.ts';
import { NOTICE_WORKING_DAYS } from '../billing/quote.ts';
import { readMembershipTerms } from '../terms/store.ts';
import { mandateLetterTexts } from './letter-texts.ts';
import { findLiveMandate, nextOf } from './own-mandate.ts';

/** Notice of a Direct Debit: reference, name, account, next collection, terms and Guarantee (Bacs). */
async function writeNotice(
  { db, queued, to }: Writing,
  opening: (collector: string) => string,
): Promise<Letter> {
  const live = await findLiveMandate(db, queued.personId);
  if (!live) throw new Error('A notice is about a Direct Debit that there is not.');
  const words = mandateLetterTexts.directDebitNotice;
  const next = await nextOf(db, live, siteDay(queued.createdAt));
  const { customerServicePhone: phone, customerServiceEmail: email, currency } = to.settings.site;
  const terms = await readMembershipTerms(db, queued.tenantId, 'direct-debit');
  const lines = [
    words.line(words.reference, live.reference),
    words.line(words.statement, live.serviceUserName),
    words.line(words.account, words.ending(live.accountEnding)),
  ];
  if (next) {
    const amount = formatMoney(next.pence, currency.symbol);
    lines.push(
      words.line(mandateLetterTexts.directDebitChanged.next, words.on(amount, displayDay(next.day))),
    );
  }
  return {
    subject: words.subject(live.serviceUserName),
    paragraphs: [
      opening(live.serviceUserName),
      lines.join('\n'),
      words.nextWorkingDay,
      words.changes(live.serviceUserName, NOTICE_WORKING_DAYS),
      words.wrong({ phone, email }),
      ...terms.flatMap(({ title, html }) => [title, plainText(html)]),
    ],
  };
}

/** The Direct Debit is on another account now. */
export const writeDirectDebitChanged = (writing: Writing): Promise<Letter> =>
  writeNotice(writing, mandateLetterTexts.directDebitChanged.changed);

/** The Direct Debit that was missing is set up. */
export const writeDirectDebitSetUp = (writing: Writing): Promise<Letter> =>
  writeNotice(writing, mandateLetterTexts.directDebitNotice.isNew);

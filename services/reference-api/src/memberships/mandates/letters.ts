import { siteDay } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { dayText, type Fact, type Letter, type Writing } from '../../people/index.ts';
import { mandateLetterTexts } from './letter-texts.ts';
import { collectionPanel, noticeEnd } from './notice-parts.ts';
import { findFormerAccount, findLiveMandate, nextOf } from './own-mandate.ts';

interface NoticeWords {
  subject(collector: string): string;
  headline(): string;
  opening(collector: string, digits: string): string;
}

/** Lines on the replaced account, and on what stays as it was. */
async function changes({ db, queued }: Writing): Promise<Fact[]> {
  const { before, cancelled, amountAndDay, same } = mandateLetterTexts.directDebitChanged;
  const former = await findFormerAccount(db, queued.personId);
  const account = former && mandateLetterTexts.directDebitNotice.ending(former);
  return [
    ...(account ? [{ label: before, value: cancelled(account) }] : []),
    { label: amountAndDay, value: same },
  ];
}

/** Notice of a Direct Debit: next collection, reference, name, account, terms and Guarantee (Bacs). */
async function writeNotice(
  writing: Writing,
  { subject, headline, opening }: NoticeWords,
  isChanged = false,
): Promise<Letter> {
  const { db, queued, to } = writing;
  const live = await findLiveMandate(db, queued.personId);
  if (!live) throw new Error('A notice is about a Direct Debit that there is not.');
  const words = mandateLetterTexts.directDebitNotice;
  const next = await nextOf(db, live, siteDay(queued.createdAt));
  const lead = next && {
    label: mandateLetterTexts.directDebitChanged.next,
    value: formatMoney(next.pence, to.settings.site.currency.symbol),
    more: words.onDay(dayText(next.day)),
  };
  return {
    subject: subject(live.serviceUserName),
    headline: headline(),
    paragraphs: [
      opening(live.serviceUserName, live.accountEnding),
      collectionPanel(lead, [
        { label: words.account, value: words.ending(live.accountEnding) },
        ...(isChanged ? await changes(writing) : []),
        { label: words.statement, value: live.serviceUserName },
        { label: words.reference, value: live.reference },
      ]),
      ...(await noticeEnd(writing, live.serviceUserName, isChanged)),
    ],
  };
}

/** The Direct Debit is on another account now. */
export const writeDirectDebitChanged = (writing: Writing): Promise<Letter> =>
  writeNotice(writing, mandateLetterTexts.directDebitChanged, true);

/** The Direct Debit that was missing is set up. */
export const writeDirectDebitSetUp = (writing: Writing): Promise<Letter> =>
  writeNotice(writing, mandateLetterTexts.directDebitSetUp);

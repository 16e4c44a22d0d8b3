import { paths } from 'shared-contracts/links';
import {
  accountOrigin,
  type Fact,
  type Lead,
  type LetterPart,
  termParts,
  type Writing,
} from '../../people/index.ts';
import { NOTICE_WORKING_DAYS } from '../billing/quote.ts';
import { readMembershipTerms } from '../terms/store.ts';
import { mandateLetterTexts } from './letter-texts.ts';

/** The next collection, and the instruction it is collected by. */
export const collectionPanel = (lead: Lead | null, facts: readonly Fact[]): LetterPart => ({
  kind: 'facts',
  ...(lead && { lead }),
  facts,
});

/** Everything of a notice after its panel: where payments are listed, what changes, what to do, terms and Guarantee (Bacs). */
export async function noticeEnd(
  { db, queued, to }: Writing,
  collector: string,
  isChanged = false,
): Promise<LetterPart[]> {
  const words = mandateLetterTexts.directDebitNotice;
  const notYours = isChanged ? words.notYours.changed : words.notYours.setUp;
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  const terms = await readMembershipTerms(db, queued.tenantId, 'direct-debit');
  return [
    {
      kind: 'link',
      isPale: true,
      text: words.seePayments,
      href: `${accountOrigin(queued.origin)}${paths.payments}`,
    },
    { kind: 'note', text: `${words.nextWorkingDay} ${words.changes(collector, NOTICE_WORKING_DAYS)}` },
    { kind: 'heading', text: words.wrong },
    words.tellUs({ phone, email }, notYours),
    { kind: 'terms', title: words.terms, parts: [words.termsText] },
    ...termParts(terms),
  ];
}

import { displayDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import type { Letter, Writing } from '../mail/letter.ts';
import { documentLetterTexts } from './letter-texts.ts';

/** The decision about a document, the reason, and the next step. */
export function writeDocumentDecided({ queued, to }: Writing): Letter {
  const { decision } = queued;
  if (!decision) throw new Error('A mail is about a decision that is not there.');
  const words = documentLetterTexts.documentDecided;
  const { name, refusal, expiresOn, isAwaited } = decision;
  if (refusal !== null) {
    const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
    return {
      subject: words.refusedSubject(to.tenantName),
      headline: words.refusedHeadline(name),
      paragraphs: [
        words.refused,
        { kind: 'facts', lead: { label: words.reason, value: refusal }, facts: [] },
        `${words.deleted} ${isAwaited ? `${words.again} ${words.meanwhile}` : words.again}`,
        { kind: 'link', text: words.upload, href: `${queued.origin}${paths.memberships}` },
        { kind: 'heading', text: words.good },
        { kind: 'list', items: words.advice },
        { kind: 'heading', text: words.wrong },
        words.ask({ phone, email }),
      ],
    };
  }
  return {
    subject: words.acceptedSubject(to.tenantName),
    headline: words.acceptedHeadline(name),
    paragraphs: [
      words.accepted,
      {
        kind: 'facts',
        ...(expiresOn !== null && { lead: { label: words.until, value: displayDay(expiresOn) } }),
        facts: [{ label: words.document, value: name }],
      },
      ...(isAwaited ? [words.membership] : []),
      { kind: 'link', text: words.memberships, href: `${queued.origin}${paths.memberships}` },
      ...(expiresOn === null ? [] : [words.before]),
      { kind: 'note', text: words.deleted },
    ],
  };
}

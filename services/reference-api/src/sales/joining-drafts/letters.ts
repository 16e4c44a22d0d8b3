import { randomBytes } from 'node:crypto';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { loginLink, paths, RESUME_JOINING_PATH } from 'shared-contracts/links';
import { type Letter, type LetterPart, momentText, type Writing } from '../../people/index.ts';
import { storeLink } from './keys-and-links.ts';
import { draftLetterTexts as words } from './letter-texts.ts';
import { readChoice } from './read-choice.ts';
import { DRAFT_LINK_MS } from './rules.ts';

type Reason = (typeof words)['link'] | (typeof words)['reminder'];

const keptText = (until: Date): string => words.kept(displayDay(siteDay(until)));

/** The chosen membership, if that step is saved. */
async function choiceParts({ db, queued }: Writing): Promise<LetterPart[]> {
  const choice = queued.joiningDraftId && (await readChoice(db, queued.tenantId, queued.joiningDraftId));
  if (!choice) return [];
  const facts = choice.centre === null ? [] : [{ label: words.centre, value: choice.centre }];
  return [{ kind: 'facts', lead: { label: words.membership, value: choice.membership }, facts }];
}

async function withLink(writing: Writing, { subject, headline, asked }: Reason): Promise<Letter | null> {
  const { db, queued, to, now } = writing;
  // Made only now, so that the token itself is nowhere but in the mail.
  const token = randomBytes(32).toString('base64url');
  const keptUntil = queued.joiningDraftId && (await storeLink(db, queued.joiningDraftId, token, now));
  if (!keptUntil) return null;
  const linkUntil = new Date(Math.min(now.getTime() + DRAFT_LINK_MS, keptUntil.getTime()));
  return {
    subject: subject(to.tenantName),
    headline,
    paragraphs: [
      asked,
      words.linkUntil(momentText(linkUntil)),
      { kind: 'link', text: words.open, href: `${queued.origin}${RESUME_JOINING_PATH}#${token}` },
      ...(await choiceParts(writing)),
      { kind: 'note', text: `${words.another} ${keptText(keptUntil)}` },
      { kind: 'note', text: `${words.delete} ${words.notYou}` },
    ],
  };
}

/** The link that opens a joining without an account, once; `null` once it is gone. */
export const writeJoiningLink = (writing: Writing): Promise<Letter | null> => withLink(writing, words.link);

/** The one reminder to finish joining: with a link of that kind, or to the login where there is an account. */
export async function writeJoiningReminder(writing: Writing): Promise<Letter | null> {
  const { db, queued, to, now } = writing;
  const draft = await db
    .selectFrom('joiningDrafts')
    .select(['personId', 'expiresAt'])
    .where('id', '=', queued.joiningDraftId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!draft) return null;
  if (draft.personId === null) return withLink(writing, words.reminder);
  const { subject, headline, asked, logIn } = words.reminder;
  return {
    subject: subject(to.tenantName),
    headline,
    paragraphs: [
      asked,
      `${logIn} ${keptText(draft.expiresAt)}`,
      { kind: 'link', text: words.open, href: `${queued.origin}${loginLink(paths.home)}` },
      ...(await choiceParts(writing)),
      { kind: 'note', text: words.delete },
    ],
  };
}

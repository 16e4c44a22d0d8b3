import type { updateUser } from 'shared-contracts/api/account';
import { type Answer, putAnswer } from 'shared-contracts/data-fields';
import { siteDay } from 'shared-contracts/dates';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { type Call, type FieldDefinition, invalid, requireUser, texts } from '../../platform/index.ts';
import { lockOwnAccount } from '../auth/live-login.ts';
import { REPLACED_LOGIN_MS } from '../auth/rules.ts';
import { newToken } from '../auth/start-login.ts';
import { checkAnswers } from '../data-fields/check-answers.ts';
import { fieldsOf, isOpen, isRequired } from '../data-fields/present-sections.ts';
import { answersIn } from '../data-fields/read-answers.ts';
import { readAnswers, readSections } from '../data-fields/store.ts';
import { answerTexts } from '../data-fields/texts.ts';

const FORM = 'membership_purchase';

type Answers = Readonly<Record<string, Answer>>;

/** The answers of the form as they would be, or what is wrong with them by path. */
function checkUpdate(
  fields: readonly FieldDefinition[],
  body: Readonly<Record<string, unknown>>,
  stored: Answers,
  today: string,
): { answers: Record<string, Answer> } | { messages: ValidationMessages } {
  const open = fields.filter((field) => isOpen(field, FORM, stored[field.path]));
  const { found, unknownPaths } = answersIn(
    body,
    fields.map(({ path }) => path),
  );
  const messages: ValidationMessages = {};
  for (const path of unknownPaths) messages[path] = [texts.field.unknown];
  for (const [path, value] of found) {
    // A form may send what it only shows, as long as it sends it as it is.
    const isShownOnly = !open.some((field) => field.path === path);
    if (isShownOnly && value !== stored[path]) messages[path] = [answerTexts.locked];
  }
  // Only what is not empty is sent: an optional answer that is missing was emptied, a required one left as it was.
  const wanted: Record<string, unknown> = {};
  for (const field of open) {
    const kept = isRequired(field, FORM) ? (stored[field.path] ?? null) : null;
    putAnswer(wanted, field.path, (found.get(field.path) ?? kept) as Answer);
  }
  const checked = checkAnswers(open, FORM, wanted, today);
  Object.assign(messages, checked.messages);
  if (Object.keys(messages).length > 0) return { messages };
  const others = Object.entries(stored).filter(([path]) => !open.some((field) => field.path === path));
  return { answers: { ...Object.fromEntries(others), ...checked.answers } };
}

/** Keeps what a person answered before buying a membership, and gives them a new token in place of theirs. */
export async function updateUserAnswers(call: Call<typeof updateUser>): Promise<{ token: string }> {
  const { db, tenant, tokenHash } = call;
  const user = requireUser(call);
  const now = call.now();
  const fields = fieldsOf(await readSections(db, tenant.id), FORM);
  return db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, call, user.id);
    const checked = checkUpdate(fields, call.body, await readAnswers(tx, user.id), siteDay(now));
    if ('messages' in checked) throw invalid(checked.messages);
    await tx
      .updateTable('people')
      .set({ answers: JSON.stringify(checked.answers) })
      .where('id', '=', user.id)
      .execute();
    const from = await tx
      .updateTable('logins')
      .set({ expiresAt: new Date(now.getTime() + REPLACED_LOGIN_MS) })
      .where('tokenHash', '=', tokenHash)
      .returning(['browser', 'system', 'stays', 'secondFactorAt'])
      .executeTakeFirstOrThrow();
    return { token: await newToken(tx, { tenantId: tenant.id, personId: user.id }, from, now) };
  });
}

import { answerSchema, type DataFieldSection, isEmptyAnswer } from 'shared-contracts/data-fields';
import { record, safeParse, string } from 'shared-contracts/schema';
import { type Answers, openFieldsOf } from './answers.ts';
import { startAnswers } from './start-answers.ts';

/**
 * What a form of stored data shows: the data, overlaid with what the person has touched. An untouched field thus follows
 * the data whenever it is loaded anew, and a touched one keeps what was typed.
 * @param touched the answers that were changed since the last save, by path; those to questions that are no longer
 * asked count for nothing.
 */
export function overlayAnswers(sections: readonly DataFieldSection[], touched: Answers): Answers {
  const stored = startAnswers(sections);
  const kept = Object.entries(touched).filter(([path]) => Object.hasOwn(stored, path));
  return { ...stored, ...Object.fromEntries(kept) };
}

/** What is still touched once `saved` is stored: only what was changed while that was on its way. */
export const touchedSince = (touched: Answers, saved: Answers): Answers =>
  Object.fromEntries(Object.entries(touched).filter(([path, answer]) => !isSame(answer, saved[path])));

/** The data as it is once these answers are stored, until the server has been asked for it. */
export function storedSections(sections: readonly DataFieldSection[], saved: Answers): DataFieldSection[] {
  const open = new Set(openFieldsOf(sections).map(({ path }) => path));
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) =>
      open.has(field.path) ? { ...field, answer: saved[field.path] ?? null } : field,
    ),
  }));
}

const draftSchema = record(string(), answerSchema);

/** What was touched before a forced reload (decisions 11); `null` when it is damaged. */
export function readTouched(draft: unknown): Answers | null {
  const parsed = safeParse(draftSchema, draft);
  return parsed.success ? parsed.data : null;
}

const isSame = (one: Answers[string] | undefined, other: Answers[string] | undefined) =>
  (isEmptyAnswer(one) && isEmptyAnswer(other)) || JSON.stringify(one) === JSON.stringify(other);

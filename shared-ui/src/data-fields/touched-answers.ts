import { answerSchema, type DataFieldSection, isEmptyAnswer } from 'shared-contracts/data-fields';
import { record, safeParse, string } from 'shared-contracts/schema';
import { type Answers, openFieldsOf } from './answers.ts';
import { startAnswers } from './start-answers.ts';

/**
 * Answers that a form of stored data shows: the data, overlaid with touched fields. An untouched field thus follows
 * the data whenever it is loaded again, and a touched one keeps what was typed.
 * @param touched the answers that were changed since the last save, by path; those to questions that are no longer
 * asked are ignored.
 */
export function overlayAnswers(sections: readonly DataFieldSection[], touched: Answers): Answers {
  const stored = startAnswers(sections);
  const kept = Object.entries(touched).filter(([path]) => Object.hasOwn(stored, path));
  return { ...stored, ...Object.fromEntries(kept) };
}

/** Answers still touched once `saved` is stored: only those changed while it was being saved. */
export const touchedSince = (touched: Answers, saved: Answers): Answers =>
  Object.fromEntries(Object.entries(touched).filter(([path, answer]) => !isSame(answer, saved[path])));

/** The data with these answers stored, until it is loaded from the server again. */
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

/** The touched answers from before a forced reload (decisions 11); `null` if they are malformed. */
export function readTouched(draft: unknown): Answers | null {
  const parsed = safeParse(draftSchema, draft);
  return parsed.success ? parsed.data : null;
}

const isSame = (one: Answers[string] | undefined, other: Answers[string] | undefined) =>
  (isEmptyAnswer(one) && isEmptyAnswer(other)) || JSON.stringify(one) === JSON.stringify(other);

import { answerSchema, type DataFieldSection } from 'shared-contracts/data-fields';
import { record, safeParse, string } from 'shared-contracts/schema';
import type { Answers } from './answers.ts';
import { startAnswers } from './start-answers.ts';

const storedSchema = record(string(), answerSchema);

/** The answers as they were before a forced reload, of the questions that are still asked; `null` when damaged. */
export function draftedAnswers(sections: readonly DataFieldSection[], stored: unknown): Answers | null {
  const parsed = safeParse(storedSchema, stored);
  if (!parsed.success) return null;
  const start = startAnswers(sections);
  const kept = Object.entries(parsed.data).filter(([path]) => Object.hasOwn(start, path));
  return { ...start, ...Object.fromEntries(kept) };
}

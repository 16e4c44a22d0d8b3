import { expect, type TestInfo } from '@playwright/test';
import type { PageTexts } from './page-texts.ts';
import type { Walk } from './paying-customer.ts';

/** Outcome of one run. */
export interface Outcome {
  /** The call or the moment it belongs to. */
  at: string;
  /** The fault that occurred. */
  happened: string;
  /** Everything the page said from then on that it does not usually say. */
  read: string[];
  /** The words of the first thing the page offered after it happened. */
  next: string;
  /** Steps the person took afterwards. */
  did: string[];
}

/** The kind of annotation that carries an outcome from a test to the table. */
export const OUTCOME = 'outcome';

/** Steps of a checkout in which nothing goes wrong. */
export const happyPathSteps = (needsChallenge = false): string[] => [
  'reads the terms',
  'pays',
  ...(needsChallenge ? ['approves at the bank'] : []),
];

interface Run {
  at: string;
  happened: string;
  /** When it happened, in milliseconds since the epoch. */
  time: number;
  words: readonly PageTexts[];
  walk: Walk;
  /** Steps needed in any case.Anyone who has more to do must have read why. */
  usual: readonly string[];
}

/** Records what happened to a run, and expects that the person read what happened or what to do. */
export function recordRun({ annotations }: TestInfo, { at, happened, time, words, walk, usual }: Run): void {
  const read = words.flatMap((page) => page.since(time));
  const { did, next } = walk;
  expect(next, 'words of the next step').not.toBe('');
  const hasMoreToDo = did.some((step, index) => step !== usual[index]) || did.length > usual.length;
  if (hasMoreToDo) expect(read, 'what the page said of it').not.toEqual([]);
  const outcome: Outcome = { at, happened, read, next, did };
  annotations.push({ type: OUTCOME, description: JSON.stringify(outcome) });
}

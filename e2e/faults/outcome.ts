import { expect, type TestInfo } from '@playwright/test';
import type { PageWords } from './page-words.ts';
import type { Walk } from './paying-person.ts';

/** What became of one run. */
export interface Outcome {
  /** What it belongs to, as the call or the moment. */
  at: string;
  /** What happened there. */
  happened: string;
  /** What the page said from then on that it does not say otherwise. */
  read: string[];
  /** The words of the first thing the page offered after it happened. */
  next: string;
  /** What the person did after it happened. */
  did: string[];
}

/** The kind of annotation that carries an outcome from a test to the table. */
export const OUTCOME = 'outcome';

/** What somebody does on the checkout when nothing goes wrong. */
export const usualSteps = (needsChallenge = false): string[] => [
  'reads the terms',
  'pays',
  ...(needsChallenge ? ['approves at the bank'] : []),
];

interface Run {
  at: string;
  happened: string;
  /** When it happened, in milliseconds since the epoch. */
  time: number;
  words: readonly PageWords[];
  walk: Walk;
  /** What was to be done in any case. Whoever has more to do must have read why. */
  usual: readonly string[];
}

/** Notes what became of a run, and expects that the person read what happened or what to do. */
export function noteOutcome(
  { annotations }: TestInfo,
  { at, happened, time, words, walk, usual }: Run,
): void {
  const read = words.flatMap((page) => page.since(time));
  const { did, next } = walk;
  expect(next, 'words of the next step').not.toBe('');
  const hasMoreToDo = did.some((step, index) => step !== usual[index]) || did.length > usual.length;
  if (hasMoreToDo) expect(read, 'what the page said of it').not.toEqual([]);
  const outcome: Outcome = { at, happened, read, next, did };
  annotations.push({ type: OUTCOME, description: JSON.stringify(outcome) });
}

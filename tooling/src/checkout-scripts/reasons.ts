import fs from 'node:fs';
import { inRoot } from '../repository.ts';

/** Reason that a part of the page is needed, by the package it comes from and its name there. */
type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `tooling/checkout-scripts.json`: every part a build has, with the reason it may run where a card is entered. */
export interface ScriptReasons {
  checkout: Reasons;
  /** Scripts that also run in an operator's page, where joining and paying are one document. */
  embedded: Reasons;
  /** Parts that never run where a card is entered, by package; `*` stands for the whole package. */
  elsewhere: Readonly<Record<string, readonly string[]>>;
  /** The card provider's scripts, by their path on its origin. */
  provider: Readonly<Record<string, string>>;
}

export const readReasons = (): ScriptReasons =>
  JSON.parse(fs.readFileSync(inRoot('tooling/checkout-scripts.json'), 'utf8'));

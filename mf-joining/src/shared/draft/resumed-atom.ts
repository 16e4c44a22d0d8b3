import { atom } from 'jotai';

/** The person has just continued with a draft, and is on the way to where they were with it. */
export const resumedAtom = atom(false);

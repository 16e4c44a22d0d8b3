import { atom } from 'jotai';

/** The account was opened just now: what was chosen is judged for the person who has it. */
export const isNewCustomerAtom = atom(false);

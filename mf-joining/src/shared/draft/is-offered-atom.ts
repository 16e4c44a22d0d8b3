import { atom } from 'jotai';

/** A joining that was kept is offered: to continue with it is the first thing to do on the page. */
export const isOfferedAtom = atom(false);

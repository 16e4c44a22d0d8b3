import { atom } from 'jotai';

/** Number of venues shown in each list, so that coming back finds the same page. */
export const expandedCountsAtom = atom({ list: '', count: 0 });

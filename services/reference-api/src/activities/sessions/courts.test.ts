import { describe, expect, it } from 'vitest';
import { courtOfLine, freeCourts } from './courts.ts';

const courts = ['Court 1', 'Court 2', 'Court 3', 'Court 4'];
const facts = { courts, takenCourts: [], placesSoldElsewhere: 0 };

describe('the courts that are free', () => {
  it.each([
    ['all of them at first', {}, courts],
    ['none that is booked or held', { takenCourts: ['Court 1', 'Court 3'] }, ['Court 2', 'Court 4']],
    ['none that the desk has given out from the last one on', { placesSoldElsewhere: 3 }, ['Court 1']],
    ['as many as there are places', { takenCourts: ['Court 4'], placesSoldElsewhere: 2 }, ['Court 1']],
    ['none once all are gone', { takenCourts: ['Court 1', 'Court 2'], placesSoldElsewhere: 2 }, []],
    ['none where the desk has sold more than there is', { placesSoldElsewhere: 9 }, []],
    ['none of a class', { courts: null }, []],
  ])('%s', (_, change, free) => expect(freeCourts({ ...facts, ...change })).toEqual(free));
});

describe('the court of a line', () => {
  const line = { ...facts, court: 'Court 2', isCourtChosen: false, isHeld: true };
  const isTaken = { takenCourts: ['Court 2'] };
  it.each([
    ['is its own while it is held', isTaken, 'Court 2'],
    ['is its own while it is free', { isHeld: false }, 'Court 2'],
    ['is another when its own has gone', { ...isTaken, isHeld: false }, 'Court 1'],
    ['is none when the one asked for has gone', { ...isTaken, isHeld: false, isCourtChosen: true }, null],
    ['is none when all have gone', { isHeld: false, takenCourts: courts }, null],
    ['is none for a class', { courts: null, court: null }, null],
  ])('%s', (_, change, court) => expect(courtOfLine({ ...line, ...change })).toBe(court));
});

import { expect, it } from 'vitest';
import { remindersOf } from './reminders.ts';

const inOrder = {
  membershipDocumentUploadRequired: false,
  documentExpiry: [],
  hasOutstandingPenalties: false,
};
const document = (name: string, daysToExpiry: number, documentExpiringSoon: boolean) => ({
  name,
  daysToExpiry,
  documentExpiringSoon,
});

it('are none while all is in order', () => {
  const documentExpiry = [document('Student card', 200, false)];
  expect(remindersOf({ ...inOrder, documentExpiry })).toEqual([]);
});

it('come most pressing first', () => {
  const documentExpiry = [
    document('Student card', 12, true),
    document('Passport', 400, false),
    document('Concession card', -3, true),
  ];
  const user = { membershipDocumentUploadRequired: true, hasOutstandingPenalties: true, documentExpiry };
  expect(remindersOf(user)).toEqual([
    { about: 'penalties' },
    { about: 'proof' },
    { about: 'document', name: 'Concession card', days: -3 },
    { about: 'document', name: 'Student card', days: 12 },
  ]);
});

export { accessCode } from './access-codes/access-code.ts';
export { addressLine, shownVenue } from './directory/rules.ts';
export { findVenueById, type VenueRow } from './directory/store.ts';
export { noteTimetable } from './tenants/note-timetable.ts';

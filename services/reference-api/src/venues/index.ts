export { accessCode } from './access-codes/access-code.ts';
export { addressLine, presentVenue } from './directory/rules.ts';
export { findVenueById, type VenueRow } from './directory/store.ts';
export { townOfPostcode } from './geocoding/town-of-postcode.ts';
export { recordTimetableEnd } from './tenants/record-timetable-end.ts';

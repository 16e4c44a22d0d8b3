export { registerActivities } from './routes.ts';
export { writePlaceOffered } from './sessions/waiting-list-letters.ts';
export { fillTimetable, fillTimetables } from './timetable/fill.ts';
export { refillDaily } from './timetable/refill-daily.ts';
export { offerPlaces } from './waiting-list/offer-places.ts';

export { registerActivities } from './routes.ts';
export { fillTimetable, fillTimetables } from './timetable/fill.ts';
export { refillDaily } from './timetable/refill-daily.ts';
export { writePlaceOffered } from './waiting-list/letters.ts';
export { offerPlaces } from './waiting-list/offer-places.ts';

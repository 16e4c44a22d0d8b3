import type { ApiServer } from '../platform/index.ts';
import { registerAttendance } from './attendance/routes.ts';
import { registerFavourites } from './favourites/routes.ts';
import { registerSavedFilters } from './saved-filters/routes.ts';
import { registerSearch } from './search/routes.ts';
import { registerDeskSessions } from './sessions/desk-routes.ts';
import { registerSessions } from './sessions/routes.ts';
import { registerWaitingList } from './sessions/waiting-list-routes.ts';
import { registerSuggestions } from './suggestions/routes.ts';

/** Mounts every call of activities. */
export function registerActivities(app: ApiServer): void {
  registerSessions(app);
  registerSearch(app);
  registerDeskSessions(app);
  registerWaitingList(app);
  registerSavedFilters(app);
  registerFavourites(app);
  registerSuggestions(app);
  registerAttendance(app);
}

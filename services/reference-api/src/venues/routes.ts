import type { ApiServer } from '../platform/index.ts';
import { registerClient } from './client/routes.ts';
import { registerDirectory } from './directory/routes.ts';
import { registerGeocoding } from './geocoding/routes.ts';
import { registerTheme } from './theme/routes.ts';

/** Mounts every call of venues. */
export function registerVenues(app: ApiServer): void {
  registerClient(app);
  registerTheme(app);
  registerDirectory(app);
  registerGeocoding(app);
}

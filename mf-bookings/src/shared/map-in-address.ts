const VIEW_KEY = 'view';
const MAP = 'map';

/** True if the address shows the results on a map too. */
export const isOnMap = (params: URLSearchParams): boolean => params.get(VIEW_KEY) === MAP;

/** The address with the map shown or hidden; whatever else it carries stays. */
export function withMap(params: URLSearchParams, isShown: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (isShown) next.set(VIEW_KEY, MAP);
  else next.delete(VIEW_KEY);
  return next;
}

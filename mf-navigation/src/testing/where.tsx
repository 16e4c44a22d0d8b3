import { useLocation } from 'shared-platform/router';

/** Shows a test the router's location. */
export function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

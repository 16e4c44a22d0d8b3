import { useLocation } from 'shared-platform/router';

/** Tells a test where the router is. */
export function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

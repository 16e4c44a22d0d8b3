import { useScreenTitle } from '../../hooks/platform-hooks.ts';

/** Titles the page with the route's own name; a screen that knows better titles it after this. */
export function ScreenTitle({ title }: { title: string }) {
  useScreenTitle(title);
  return null;
}

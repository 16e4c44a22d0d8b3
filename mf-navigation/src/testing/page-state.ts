import type { Window } from 'happy-dom';
import { formatVenueSelection, VENUES_COOKIE } from 'shared-contracts/cookies';

/** Width of the stand-in screen in CSS pixels. */
export function setScreenWidth(width: number): void {
  (window as unknown as Window).happyDOM.setViewport({ width });
}

/** Opens the page with display flags, as `kiosk=true`; none forgets those of the tab. */
export function openWithFlags(query: string): void {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', `/?${query}`);
}

/** What the shared cookie remembers as the venue for bookings. */
export function chooseVenue(slug: string | null): void {
  const value = formatVenueSelection(slug ? { bookings: slug } : {});
  // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the selection from the cookie
  document.cookie = `${VENUES_COOKIE}=${value}; path=/${value ? '' : '; max-age=0'}`;
}

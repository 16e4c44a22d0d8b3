import type { Window } from 'happy-dom';
import { formatVenueSelection, VENUES_COOKIE } from 'shared-contracts/cookies';

/** Width of the simulated screen in CSS pixels. */
export function setScreenWidth(width: number): void {
  (window as unknown as Window).happyDOM.setViewport({ width });
}

/** Opens the page with display flags, as `kiosk=true`; without any, those of the tab are cleared. */
export function openWithFlags(query: string): void {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', `/?${query}`);
}

/** Sets the venue in the shared cookie for bookings. */
export function chooseVenue(slug: string | null): void {
  const value = formatVenueSelection(slug ? { bookings: slug } : {});
  // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the selection from the cookie
  document.cookie = `${VENUES_COOKIE}=${value}; path=/${value ? '' : '; max-age=0'}`;
}

/** Holds what a terminal in a centre remembers from one person to the next; shared by a tenant's hosts (decisions 44). */
export const KIOSK_COOKIE = 'touchline_kiosk';

/** Time for which a kiosk remembers its centre, in seconds. */
export const KIOSK_COOKIE_MAX_AGE = 365 * 24 * 60 * 60;

/** Time limits of a kiosk: those of joining specification 9, or longer ones with help to see (decisions 44). */
export const KIOSK_PROFILES = ['standard', 'accessible'] as const;

/** Text sizes besides the usual one, smallest first. */
export const LARGER_TEXT = ['large', 'largest'] as const;

/** Memory of a kiosk; nothing in it is about a person. */
export interface KioskMemory {
  /** Names the turn of the person who is here now; `null` before the first start over. */
  turn: string | null;
  /** Slug of the kiosk's centre. */
  centre: string | null;
  /** The text size this person chose; `null` = the usual one. */
  text: (typeof LARGER_TEXT)[number] | null;
  /** True if this person chose high contrast. */
  isHighContrast: boolean;
  /** The language this person chose, as a lower-case BCP 47 tag; `null` = that of the site. */
  language: string | null;
}

/** The fragment of the kiosk home's address after a kiosk was cleared because no one touched the screen. */
export const CLEARED_AFTER_IDLE = '#cleared';

const VALUE = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** Reads the kiosk's cookie; whatever is malformed in it counts as not there. */
export function parseKioskMemory(cookie: string | null | undefined): KioskMemory {
  const pairs = (cookie ?? '').split('.').map((pair) => pair.split(':'));
  const values = new Map(pairs.map(([name, value]) => [name, value && VALUE.test(value) ? value : null]));
  return {
    turn: values.get('turn') ?? null,
    centre: values.get('centre') ?? null,
    text: LARGER_TEXT.find((size) => size === values.get('text')) ?? null,
    isHighContrast: values.get('contrast') === 'high',
    language: values.get('language') ?? null,
  };
}

/** Writes the kiosk's cookie, as `turn:3f2a….centre:sale-leisure-centre`: no character needs encoding. */
export function formatKioskMemory({ isHighContrast, ...memory }: KioskMemory): string {
  return Object.entries({ ...memory, contrast: isHighContrast ? 'high' : null })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}:${value}`)
    .join('.');
}

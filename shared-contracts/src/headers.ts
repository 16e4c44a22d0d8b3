/**
 * Names the person a call was filled in for, by user id. A server that knows it answers 409 when the token belongs to
 * someone else, so that what one person typed is never saved for, or shown to, another. Optional: the documented bodies
 * stay as they are, and a server that ignores it only loses this extra check.
 */
export const PERSON_HEADER = 'touchline-person';

/**
 * Says at a login or a registration whether the person asked to stay logged in: `1` or `0`. Optional: the documented
 * bodies stay as they are, and a server that ignores it decides how long a login lasts.
 */
export const STAY_LOGGED_IN_HEADER = 'touchline-stay';

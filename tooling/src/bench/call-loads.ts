import { addDays, siteDay } from 'shared-contracts/dates';
import { addBody, benchRequest, bookableSessions, logIn } from './bench-request.ts';
import { type LoadFigures, loadFigures, timed } from './load.ts';
import { readLoad } from './read-load.ts';

/** Port that host names carry, as browsers would see it. */
const PUBLIC_PORT = 8080;
const HOST = `bookings.riverside.localhost:${PUBLIC_PORT}`;
const VENUE = 'sale-leisure-centre';
const PEOPLE = ['RIV100001', 'RIV100002', 'RIV100003', 'RIV100004', 'RIV100005'];
/** Places of which one account may take so many within a quarter of an hour; the clock is moved on after a round. */
const PAIRS_OF_ONE = 60;
const UNTIL_FORGOTTEN_SECONDS = 16 * 60;
/** People on a page at the same moment. */
export const CONCURRENCY = 50;

/** Something that is asked of the API for a while. */
export interface CallLoad {
  name: string;
  /** True if the API on a port has the call, which an earlier commit may not; always, without it. */
  isKnownTo?(port: number): Promise<boolean>;
  run(port: number, seconds: number): Promise<LoadFigures>;
}

const nextWeek = () => addDays(siteDay(new Date()), 7);

const headers = { host: HOST, 'x-forwarded-host': HOST };

/** A call that everyone may make, on connections that stay open, as the gateway's do. */
const read = (name: string, pathOf: () => string): CallLoad => ({
  name,
  run: (port, seconds) =>
    readLoad({
      name,
      url: `http://127.0.0.1:${port}${pathOf()}`,
      headers,
      connections: CONCURRENCY,
      seconds,
    }),
});

const WORDS = ['yoga', 'swiming', 'badminton court', 'spin'];
/** Searches of one connection before it repeats itself: more than it can make in a run. */
const SEARCHES = 2_000;
/** Degrees by which two searches differ at least, as the browser rounds them. */
const STEP = 0.01;
const NORTH_WEST = { lat: 53.2, lng: -2.8 };

/** Searches that were not made before, so that no cached answer serves them. */
function searchesOf(connection: number): { path: string }[] {
  return Array.from({ length: SEARCHES }, (_, index) => {
    const lat = (NORTH_WEST.lat + connection * STEP).toFixed(2);
    const lng = (NORTH_WEST.lng + Math.floor(index / WORDS.length) * STEP).toFixed(2);
    const what = encodeURIComponent(WORDS[index % WORDS.length] ?? '');
    return { path: `/api/v1/activities/search?what=${what}&lat=${lat}&lng=${lng}&radius=25&limit=20` };
  });
}

/** Classes and courts by words around a place, each search another one. */
const search: CallLoad = {
  name: 'search by words and place',
  async isKnownTo(port) {
    const path = searchesOf(0)[0]?.path ?? '';
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-host': HOST } })).ok;
  },
  run: (port, seconds) =>
    readLoad({
      name: 'search',
      url: `http://127.0.0.1:${port}`,
      headers,
      connections: CONCURRENCY,
      seconds,
      requestsOf: searchesOf,
    }),
};

/** Five people, each of whom adds their own class, which is timed, and empties the basket again. */
const addToBasket: CallLoad = {
  name: 'add to basket',
  async run(port, seconds) {
    const to = { port, publicPort: PUBLIC_PORT };
    const tokens = await Promise.all(PEOPLE.map((reference) => logIn(port, PUBLIC_PORT, reference)));
    const sessions = await bookableSessions(port, PUBLIC_PORT, tokens[0] ?? '', nextWeek());
    const start = performance.now();
    const end = start + seconds * 1000;
    const durations = await Promise.all(
      tokens.map(async (token, at) => {
        const session = sessions[at % sessions.length];
        if (!session) throw new Error(`The flagship has no class to book on ${nextWeek()}.`);
        const own: number[] = [];
        while (own.length < PAIRS_OF_ONE && performance.now() < end) {
          const body = addBody(session);
          const path = '/api/v1/checkout/add';
          own.push(await timed(() => benchRequest({ ...to, token, method: 'POST', path, body })));
          await benchRequest({ ...to, token, method: 'DELETE', path: '/api/v1/checkout' });
        }
        return own;
      }),
    );
    const figures = loadFigures(durations.flat(), (performance.now() - start) / 1000);
    const moved = { advanceSeconds: UNTIL_FORGOTTEN_SECONDS };
    await benchRequest({ ...to, token: null, method: 'POST', path: '/__test/clock', body: moved });
    return figures;
  },
};

export const callLoads: readonly CallLoad[] = [
  read('venues', () => '/api/v1/activities/venues'),
  read('a venue', () => `/api/v1/activities/venues/${VENUE}`),
  read('timetable', () => `/api/v1/activities/venues/${VENUE}/sessions?date=${nextWeek()}`),
  read('activities', () => `/api/v1/activities/venues/${VENUE}/activities`),
  search,
  addToBasket,
];

import type { CallLoad } from './call-loads.ts';
import { readLoad } from './read-load.ts';

/** Connections that browsers, or a balancer for them, hold open at once. */
const CONNECTIONS = 20;
const VENUE = '/location/sale-leisure-centre';
/** More pages than a connection can ask for in a run. */
const PAGES = 5_000;

const headersOf = (port: number) => ({
  host: `bookings.riverside.localhost:${port}`,
  'accept-encoding': 'br',
});

const page = (name: string, path: string): CallLoad => ({
  name,
  run: (port, seconds) =>
    readLoad({
      name,
      url: `http://127.0.0.1:${port}${path}`,
      headers: headersOf(port),
      connections: CONNECTIONS,
      seconds,
    }),
});

/** Pages whose address no one has asked for: each is made and compressed. */
const newPages: CallLoad = {
  name: 'pages that are made for their request',
  run: (port, seconds) =>
    readLoad({
      name: 'new pages',
      url: `http://127.0.0.1:${port}`,
      headers: headersOf(port),
      connections: CONNECTIONS,
      seconds,
      requestsOf: (connection) =>
        Array.from({ length: PAGES }, (_, index) => ({ path: `${VENUE}?from=${connection}-${index}` })),
    }),
};

/** Loads of a gateway, compressed. */
export const pageLoads: readonly CallLoad[] = [page('home', '/'), page('a venue page', VENUE), newPages];

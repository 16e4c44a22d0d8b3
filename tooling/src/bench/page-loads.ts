import type { CallLoad } from './call-loads.ts';
import { readLoad } from './read-load.ts';

/** Connections that browsers, or a balancer for them, hold open at once. */
const CONNECTIONS = 20;

const page = (name: string, path: string): CallLoad => ({
  name,
  run: (port, seconds) =>
    readLoad({
      name,
      url: `http://127.0.0.1:${port}${path}`,
      headers: { host: `bookings.riverside.localhost:${port}`, 'accept-encoding': 'br' },
      connections: CONNECTIONS,
      seconds,
    }),
});

/** Pages of a gateway, compressed. The checkout has a nonce of its own in each answer, so none of it is kept. */
export const pageLoads: readonly CallLoad[] = [
  page('home', '/'),
  page('a venue page', '/location/sale-leisure-centre'),
  page('the checkout, made for each request', '/checkout'),
];

import autocannon from 'autocannon';
import type { LoadFigures } from './load.ts';

interface ReadLoad {
  name: string;
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** The requests of a connection, in turn, where it does not repeat one. */
  requestsOf?(connection: number): { path: string }[];
}

/** Reads from a server for a while on connections that stay open. Throws when an answer is anything but a success. */
export async function readLoad({ name, seconds, requestsOf, ...load }: ReadLoad): Promise<LoadFigures> {
  let connection = 0;
  const { requests, latency, errors, non2xx } = await autocannon({
    ...load,
    duration: seconds,
    ...(requestsOf && { setupClient: (client) => client.setRequests(requestsOf(connection++)) }),
  });
  if (errors + non2xx > 0) throw new Error(`${name}: ${errors + non2xx} calls went wrong.`);
  return { requests: requests.total, perSecond: requests.average, median: latency.p50, p99: latency.p99 };
}

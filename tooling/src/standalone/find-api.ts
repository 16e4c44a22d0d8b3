import { ExpectedFailure } from '../expected-failure.ts';
import { type Environment, portsFrom } from '../system/service-plan.ts';

/** Longest wait for the API's first word, in milliseconds. */
const PATIENCE = 3_000;

/** The system that a standalone page runs against. */
export interface UsedSystem {
  apiUrl: string;
  cardProviderUrl: string;
}

/**
 * Addresses of the API and the card provider: those in the environment, else of the system that runs at a port.
 * @param port of the gateway of that system.
 * @throws {ExpectedFailure} when API_URL is no origin.
 */
export function usedSystem({ API_URL, CARD_PROVIDER_URL }: Environment, port: number): UsedSystem {
  const [, apiPort, sandboxPort] = portsFrom(port);
  const apiUrl = API_URL || `http://127.0.0.1:${apiPort}`;
  const isOrigin = URL.canParse(apiUrl) && /^https?:$/.test(new URL(apiUrl).protocol);
  if (!isOrigin) {
    throw new ExpectedFailure(
      `API_URL is '${apiUrl}', but must be an origin such as http://127.0.0.1:${apiPort}.`,
    );
  }
  return { apiUrl, cardProviderUrl: CARD_PROVIDER_URL || `http://card-sandbox.localhost:${sandboxPort}` };
}

/** @throws {ExpectedFailure} that says what to do when no one answers there; any answer will do. */
export async function requireReachableApi(apiUrl: string): Promise<void> {
  try {
    await fetch(new URL('/healthz', apiUrl), { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new ExpectedFailure(
      `No API answers at ${apiUrl}. Start one with 'npm start' in another terminal, or name the one to use: API_URL=https://api.example.com npm start -w mf-joining`,
    );
  }
}

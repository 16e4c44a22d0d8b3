import type { APIRequestContext } from '@playwright/test';
import { origin } from './hosts.ts';

type Fault =
  | { remote: string; kind: '404' | 'hang' | 'html' | 'throw' | 'slow' | 'flapping' | 'none' }
  | { service: 'reference-api'; kind: 'down' | 'slow' | 'flapping' | 'none' }
  | { api: string; status: number | null };

/** Breaks something for everybody who uses the site, or mends it: only for tests that run alone. */
export async function setFault(request: APIRequestContext, fault: Fault): Promise<void> {
  const response = await request.post(`${origin('riverside')}/__faults`, { data: fault });
  if (!response.ok()) throw new Error(`The gateway refused the fault: ${response.status()}`);
}

export async function mendEverything(request: APIRequestContext): Promise<void> {
  for (const remote of ['mf-bookings', 'mf-basket', 'mf-navigation', 'mf-account', 'mf-joining']) {
    await setFault(request, { remote, kind: 'none' });
  }
  await setFault(request, { service: 'reference-api', kind: 'none' });
  await setFault(request, { api: 'frontend/theme', status: null });
}

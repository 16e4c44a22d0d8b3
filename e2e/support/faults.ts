import type { APIRequestContext } from '@playwright/test';
import { origin } from './hosts.ts';

type FileFault = '404' | 'hang' | 'html' | 'cut' | 'throw' | 'slow' | 'flapping' | 'none';

export type Fault =
  | { remote: string; kind: FileFault }
  | { file: string; kind: FileFault }
  | { service: 'reference-api'; kind: 'down' | 'slow' | 'flapping' | 'none' }
  | { api: string; status: number | null };

/**
 * Breaks something for everyone who uses a site, or repairs it.
 * @param site origin of one with its own gateway; the site of all tests is only for those that run alone.
 */
export async function setFault(
  request: APIRequestContext,
  fault: Fault,
  site: string = origin('riverside'),
): Promise<void> {
  const response = await request.post(`${site}/__faults`, { data: fault });
  if (!response.ok()) throw new Error(`The gateway refused the fault: ${response.status()}`);
}

export async function clearFaults(request: APIRequestContext, site?: string): Promise<void> {
  for (const remote of ['mf-bookings', 'mf-basket', 'mf-navigation', 'mf-account', 'mf-joining']) {
    await setFault(request, { remote, kind: 'none' }, site);
  }
  await setFault(request, { service: 'reference-api', kind: 'none' }, site);
  for (const api of ['frontend/theme', 'auth/user']) await setFault(request, { api, status: null }, site);
}

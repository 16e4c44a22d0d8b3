import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { CheckoutCall } from './checkout-calls.ts';

const SILENCE_MS = 30_000;

const refusal = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: JSON.stringify({ success: false, data: null, message: null, validation_messages: {} }),
  });

/** Faults of one request, by name in the table of outcomes. */
export const faultKinds: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '401': refusal(401),
  '419': refusal(419),
  '422': refusal(422),
  '500': refusal(500),
  '503': refusal(503),
  garbage: (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<p>Please come back later',
    }),
  'no answer for 30 s': async (route) => {
    await pause(SILENCE_MS);
    await route.abort('timedout');
  },
  'connection cut': (route) => route.abort('connectionreset'),
  'answer lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

/** Spoils the next request of a call, once. Returns when it has happened, in milliseconds since the epoch. */
export async function injectFaultOnce(
  page: Page,
  call: CheckoutCall,
  kind: string,
): Promise<() => number | null> {
  const spoil = faultKinds[kind];
  if (!spoil) throw new Error(`There is no fault '${kind}'.`);
  let happened: number | null = null;
  await page.route(
    (url) => call.path.test(url.pathname),
    async (route) => {
      if (happened !== null || route.request().method() !== call.method) return route.fallback();
      happened = Date.now();
      // A page that was left in the meantime has no request any more.
      await spoil(route).catch(() => undefined);
    },
  );
  return () => happened;
}

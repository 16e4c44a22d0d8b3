import type { PageBoot } from 'shared-contracts/config';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { observePage } from './observe-page.ts';

/** A separate script, so that unmeasured pages do not carry it. The gateway adds it on request. */
// The only data in the page: the module with its id also has schemas four times the size of this script.
const text = document.querySelector('script[type="application/json"]')?.textContent;
const boot: PageBoot | null = text ? JSON.parse(text) : null;
const url = boot?.deployment.telemetryUrl;
if (boot && url) {
  // Plain text needs no preflight request, even to another origin.
  const { onVital } = observePage({ boot, window, send: (body) => navigator.sendBeacon(url, body) });
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(onVital);
}

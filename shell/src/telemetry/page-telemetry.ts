import type { PageBoot } from 'shared-contracts/config';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { observePage } from './observe-page.ts';

/** A script of its own, so that pages which nobody measures carry none of it. The gateway adds it where it is wanted. */
// The only data in the page: its id stands beside schemas that weigh four times this script.
const text = document.querySelector('script[type="application/json"]')?.textContent;
const boot: PageBoot | null = text ? JSON.parse(text) : null;
const url = boot?.deployment.telemetryUrl;
if (boot && url) {
  // Plain text needs no question beforehand, also to another origin.
  const { onVital } = observePage({ boot, window, send: (body) => navigator.sendBeacon(url, body) });
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(onVital);
}

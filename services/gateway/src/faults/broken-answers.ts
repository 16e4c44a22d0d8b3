import { setTimeout } from 'node:timers/promises';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import { texts } from '../texts/en.ts';
import { type FaultBoard, SLOW } from './fault-board.ts';

/** Lets broken calls fail for pages too. Late answers come late enough for the browser to send its own request. */
export const withFaults =
  (read: ReadAnswer, faults: FaultBoard): ReadAnswer =>
  async (site, url) => {
    const service = faults.serviceFault();
    if (service === 'down') return null;
    if (service === 'slow') await setTimeout(SLOW);
    const path = url.split('?')[0] ?? '';
    if (service === 'flapping' && faults.isDownThisTime(`page ${path}`)) return null;
    const status = faults.apiFault(path);
    if (status === null) return read(site, url);
    return { url, status, body: { status_code: status, message: texts.somethingWrong } };
  };

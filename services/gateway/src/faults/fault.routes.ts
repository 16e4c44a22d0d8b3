import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ownAddresses } from 'shared-contracts/endpoint-address';
import { sendEnvelope } from '../message-pages/envelope.ts';
import { cacheControlOf } from '../static-files/cache-control.ts';
import { texts } from '../texts/en.ts';
import { createFileBreaker, WHOLE_FILE } from './break-file.ts';
import { type FaultBoard, SLOW } from './fault-board.ts';

/** Lets end-to-end tests break and restore any file or call. Never part of an installation. */
export function faultRoutes(app: FastifyInstance, faults: FaultBoard): void {
  const files = createFileBreaker(app);

  app.post('/__faults', async (request, reply) => {
    if (!faults.set(request.body)) return sendEnvelope(reply, 422, texts.somethingWrong);
    files.release();
    return reply.code(204).send();
  });
  app.addHook('preClose', async () => files.release());
  app.addHook('onRequest', async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    if (pathname.startsWith(ownAddresses.apiBase)) {
      const call = pathname.slice(ownAddresses.apiBase.length);
      const service = faults.serviceFault();
      if (service === 'slow') await setTimeout(SLOW);
      const isDown = service === 'down' || (service === 'flapping' && faults.isDownThisTime(call));
      const status = isDown ? 503 : faults.apiFault(call);
      if (status !== null) return sendEnvelope(reply, status, texts.somethingWrong);
    }
    const fault = request.headers[WHOLE_FILE] ? null : faults.fileFault(pathname);
    if (!fault) return;
    if (fault === 'slow') return void (await setTimeout(SLOW));
    if (fault === 'flapping' && !faults.isDownThisTime(pathname)) return;
    return files.answer(fault === 'flapping' ? '404' : fault, request, reply, cacheControlOf(pathname));
  });
}

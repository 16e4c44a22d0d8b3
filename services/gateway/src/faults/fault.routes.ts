import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendEnvelope } from '../message-pages/envelope.ts';
import { API_BASE } from '../public-answers/api-base.ts';
import { NO_STORE } from '../static-files/cache-control.ts';
import { texts } from '../texts/en.ts';
import { type FaultBoard, type RemoteFault, SLOW } from './fault-board.ts';

/** The entry of any version of a remote. */
const ENTRY = /^\/remotes\/(mf-[a-z0-9-]+)\/[^/]+\/entry[^/]*\.js$/;

/** Lets end-to-end tests break a remote's entry or a call, and mend it again. Never part of an installation. */
export function faultRoutes(app: FastifyInstance, faults: FaultBoard): void {
  const hanging = new Set<FastifyReply>();
  const release = () => {
    for (const reply of hanging) reply.raw.destroy();
    hanging.clear();
  };

  const missing = (reply: FastifyReply) => reply.code(404).send();
  const broken: Record<Exclude<RemoteFault, 'slow' | 'flapping'>, (reply: FastifyReply) => FastifyReply> = {
    404: missing,
    html: (reply) => reply.type('text/html').send('<!doctype html><title>Not a script</title>'),
    throw: (reply) => reply.type('text/javascript').send("throw new Error('This remote is broken.');"),
    hang: (reply) => {
      hanging.add(reply);
      return reply.hijack();
    },
  };

  app.post('/__faults', async (request, reply) => {
    if (!faults.set(request.body)) return sendEnvelope(reply, 422, texts.somethingWrong);
    release();
    return reply.code(204).send();
  });
  app.addHook('preClose', async () => release());
  app.addHook('onRequest', async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    if (pathname.startsWith(API_BASE)) {
      const call = pathname.slice(API_BASE.length);
      const service = faults.serviceFault();
      if (service === 'slow') await setTimeout(SLOW);
      const isDown = service === 'down' || (service === 'flapping' && faults.isDownThisTime(call));
      const status = isDown ? 503 : faults.apiFault(call);
      if (status !== null) return sendEnvelope(reply, status, texts.somethingWrong);
    }
    const [, remote = ''] = ENTRY.exec(pathname) ?? [];
    const fault = faults.remoteFault(remote);
    if (!fault) return;
    if (fault === 'slow') return void (await setTimeout(SLOW));
    if (fault === 'flapping' && !faults.isDownThisTime(remote)) return;
    reply.headers({ 'cache-control': NO_STORE, 'x-content-type-options': 'nosniff' });
    return fault === 'flapping' ? missing(reply) : broken[fault](reply);
  });
}

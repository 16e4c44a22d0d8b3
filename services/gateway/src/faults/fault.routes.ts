import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendEnvelope } from '../message-pages/envelope.ts';
import { API_BASE } from '../public-answers/api-base.ts';
import { NO_STORE } from '../static-files/cache-control.ts';
import { texts } from '../texts/en.ts';
import type { FaultBoard, RemoteFault } from './fault-board.ts';

/** The entry of any version of a remote. */
const ENTRY = /^\/remotes\/(mf-[a-z0-9-]+)\/[^/]+\/entry[^/]*\.js$/;

/** Lets end-to-end tests break a remote's entry or a call, and mend it again. Never part of an installation. */
export function faultRoutes(app: FastifyInstance, faults: FaultBoard): void {
  const hanging = new Set<FastifyReply>();
  const release = () => {
    for (const reply of hanging) reply.raw.destroy();
    hanging.clear();
  };

  const broken: Record<RemoteFault, (reply: FastifyReply) => FastifyReply> = {
    404: (reply) => reply.code(404).send(),
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
    const status = pathname.startsWith(API_BASE) ? faults.apiFault(pathname.slice(API_BASE.length)) : null;
    if (status !== null) return sendEnvelope(reply, status, texts.somethingWrong);
    const [, remote = ''] = ENTRY.exec(pathname) ?? [];
    const fault = faults.remoteFault(remote);
    if (!fault) return;
    reply.headers({ 'cache-control': NO_STORE, 'x-content-type-options': 'nosniff' });
    return broken[fault](reply);
  });
}

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { port } from '../system-under-test.ts';
import type { WireAnswer } from './answers/answer-change.ts';
import type { Decision } from './answers/answer-plan.ts';

/** The API of the system under test with some of its answers changed on the way. */
export interface ApiProxy {
  url: string;
  close(): void;
}

/** @param decide what happens to a call; its path comes with its query. */
export async function startApiProxy(decide: (method: string, url: string) => Decision): Promise<ApiProxy> {
  const server = http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const decision = decide(method, url);
    if (decision.does === 'hold') return;
    if (decision.does === 'cut') return void response.destroy();
    const send = ({ status, body }: WireAnswer, kept: http.OutgoingHttpHeaders = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...kept });
      response.end(JSON.stringify(body));
    };
    if (decision.does === 'replace') return send(decision.answer);
    const isPassed = decision.does === 'pass';
    // An answer that is changed must not come compressed, nor as what someone has already.
    const { 'if-none-match': _known, ...own } = headers;
    const passed = http.request({
      port: port + 1,
      host: '127.0.0.1',
      method,
      path: url,
      headers: isPassed ? headers : { ...own, 'accept-encoding': 'identity' },
    });
    passed.on('error', () => response.destroy());
    passed.on('response', async (answer) => {
      const status = answer.statusCode ?? 502;
      if (isPassed || !answer.headers['content-type']?.includes('json'))
        return answer.pipe(response.writeHead(status, answer.headers));
      const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
      send(decision.alter({ status, body: await json(answer) }), kept);
    });
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedCall {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export type Handler = (call: RecordedCall, response: http.ServerResponse) => void;

export const envelope = (data: unknown) => ({ status_code: 200, data });

/** Answers with JSON. */
export const json =
  (status: number, body: unknown): Handler =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** A fake API: records its calls and answers from a table of paths. */
export async function startFakeApi(handlers: Record<string, Handler>) {
  const calls: RecordedCall[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    calls.push(call);
    const handler = handlers[call.url] ?? handlers[call.url.split('?')[0] ?? ''];
    (handler ?? json(404, { status_code: 404, message: 'Unable to complete request, item not found.' }))(
      call,
      response,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    handlers,
    asked: (path: string) => calls.filter(({ url }) => url === `/api/v1/${path}`),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

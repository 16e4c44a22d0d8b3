import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);

/** Quality at which the pages are compressed: what the gateway sends is no smaller. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Has a server hand on everything of a gateway on another port, and its pages as `alter` leaves them, compressed. */
export async function serveAlteredPages(
  app: FastifyInstance,
  { gateway, port, alter }: { gateway: number; port: number; alter: (html: string) => string },
): Promise<void> {
  await app.register(proxy, {
    upstream: `http://127.0.0.1:${gateway}`,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host?.replace(/:\d+$/, `:${gateway}`),
        ...(isPage(request.headers.accept) ? { 'accept-encoding': 'identity' } : {}),
        ...(headers.origin ? { origin: String(headers.origin).replace(/:\d+$/, `:${gateway}`) } : {}),
      }),
      onResponse: (_request, reply, response) => {
        const upstream = response as unknown as { stream: NodeJS.ReadableStream };
        if (!String(reply.getHeader('content-type')).startsWith('text/html'))
          return reply.send(upstream.stream);
        const chunks: Buffer[] = [];
        upstream.stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        upstream.stream.on('end', async () => {
          const html = alter(Buffer.concat(chunks).toString('utf8')).replaceAll(`:${gateway}`, `:${port}`);
          reply.removeHeader('content-length');
          reply.header('content-encoding', 'br');
          reply.send(await compress(html, QUALITY));
        });
        return reply;
      },
    },
  });
  await app.listen({ host: '127.0.0.1', port });
}

const isPage = (accept: string | undefined) => accept?.includes('text/html') ?? false;

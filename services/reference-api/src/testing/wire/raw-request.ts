import net from 'node:net';

/** An answer as it came over the socket. */
export interface RawAnswer {
  /** 0 when the other side hung up without a word. */
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Interim answers before it, as 100. */
  interim: number[];
}

const PATIENCE_MS = 20_000;
const HEAD_END = '\r\n\r\n';

function withoutChunks(body: string): string {
  let rest = body;
  let text = '';
  for (;;) {
    const lineEnd = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, lineEnd), 16);
    if (lineEnd < 0 || !(size > 0)) return text;
    text += rest.slice(lineEnd + 2, lineEnd + 2 + size);
    rest = rest.slice(lineEnd + 2 + size + 2);
  }
}

/** Reads what a socket said, byte for byte in latin1, until it ended. */
function readAnswer(said: string, interim: number[] = []): RawAnswer {
  const headEnd = said.indexOf(HEAD_END);
  const [statusLine = '', ...lines] = said.slice(0, headEnd).split('\r\n');
  const status = Number(statusLine.split(' ')[1] ?? 0);
  if (headEnd < 0 || Number.isNaN(status)) return { status: 0, headers: {}, text: said, interim };
  const body = said.slice(headEnd + HEAD_END.length);
  if (status >= 100 && status < 200) return readAnswer(body, [...interim, status]);
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  const isChunked = headers['transfer-encoding'] === 'chunked';
  const bytes = Buffer.from(isChunked ? withoutChunks(body) : body, 'latin1');
  return { status, headers, text: bytes.toString('utf8'), interim };
}

/** Bytes to write one after the other; a pause lets what is written be answered first. */
export type RawChunks = (string | Buffer)[];

/**
 * Sends bytes that no client library has tidied up, and answers what comes back until the other side ends, or has sent
 * the whole answer of a connection that stays open.
 */
export function sendBytes(port: number, written: RawChunks): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let said = '';
    const socket = net.connect({ port, host: '127.0.0.1' });
    const finish = () => {
      socket.destroy();
      resolve(readAnswer(said));
    };
    socket.setEncoding('latin1').setTimeout(PATIENCE_MS, finish);
    socket.on('data', (text: string) => {
      said += text;
      if (isWhole(said)) finish();
    });
    socket.on('close', finish).on('error', finish);
    for (const part of written) socket.write(part);
  });
}

/** True if a final answer with a length, or its last chunk, has come. */
function isWhole(said: string): boolean {
  const { status, headers } = readAnswer(said);
  if (status === 0 || status < 200) return false;
  if (headers['transfer-encoding'] === 'chunked') return said.endsWith('0\r\n\r\n');
  const body = said.slice(said.lastIndexOf(HEAD_END) + HEAD_END.length);
  return headers['content-length'] !== undefined && body.length >= Number(headers['content-length']);
}

/** The head of a request as sent on the wire. */
export const head = (line: string, headers: readonly string[]): string =>
  [line.includes(' HTTP/') ? line : `${line} HTTP/1.1`, ...headers, '', ''].join('\r\n');

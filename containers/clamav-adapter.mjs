// A malware scanner for FILE_SCANNER_URL: passes each file that is posted to it on to a ClamAV daemon (CLAMD, host:port) and
// answers {"clean": true} or {"clean": false}. Without a verdict it answers 503, and the API asks again.
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';

const [host = '127.0.0.1', clamdPort = '3310'] = (process.env.CLAMD || '127.0.0.1:3310').split(':');
/** Less than the minute that the API waits. */
const PATIENCE_MS = 50_000;

/** clamd's INSTREAM: each piece behind its length in four bytes, a length of 0 at the end. */
function lengthOf(size) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
}

/** The verdict of clamd on a file. */
async function scan(file) {
  const socket = net.connect(Number(clamdPort), host);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd did not answer in time')));
  let verdict = '';
  const answered = new Promise((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (text) => {
      verdict += text;
    });
    socket.on('end', () => resolve(verdict.replace(/\0$/, '')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection')));
  });
  const sent = (async () => {
    await once(socket, 'connect');
    socket.write('zINSTREAM\0');
    for await (const piece of file) {
      socket.write(lengthOf(piece.length));
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answered]);
    }
    socket.write(lengthOf(0));
  })();
  try {
    await Promise.all([Promise.race([sent, answered]), answered]);
    return await answered;
  } finally {
    socket.destroy();
  }
}

const server = http.createServer(async (request, response) => {
  const say = (status, answer) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  try {
    const verdict = await scan(request);
    if (verdict === 'stream: OK') return say(200, { clean: true });
    if (verdict.endsWith(' FOUND')) return say(200, { clean: false });
    throw new Error(verdict || 'clamd said nothing');
  } catch (error) {
    process.stderr.write(`No verdict: ${error.message}\n`);
    say(503, { message: 'No verdict.' });
  }
});
server.listen(Number(process.env.PORT || 8090), process.env.BIND || '127.0.0.1', () => {
  process.stdout.write(`The ClamAV adapter listens, for clamd at ${host}:${clamdPort}\n`);
});
process.once('SIGTERM', () => server.close());

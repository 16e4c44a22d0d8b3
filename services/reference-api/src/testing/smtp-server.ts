import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Delivery {
  from: string;
  to: string;
  /** Headers and text as they were sent. */
  message: string;
}

export interface TestSmtpServer {
  url: string;
  received: Delivery[];
  close(): Promise<void>;
}

const LINE_END = '\r\n';
const MESSAGE_END = '\r\n.\r\n';
/** A line that begins with a dot is sent with another before it (RFC 5321, 4.5.2). */
const DOUBLED_DOT = '\r\n..';
const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** As much of SMTP as it takes to be handed a mail. Whom it does not like, it refuses by name. */
function converse(socket: Socket, take: (delivery: Delivery) => void, disliked: string | null): void {
  let from = '';
  let to = '';
  let unread = '';
  let isMessage = false;
  const say = (line: string) => socket.write(`${line}${LINE_END}`);
  const hear = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') from = addressIn(line);
    if (verb === 'RCPT') to = addressIn(line);
    isMessage = verb === 'DATA';
    if (verb === 'RCPT' && to === disliked) say(`550 <${to}> is unknown here`);
    else if (verb === 'QUIT') socket.end(`221 bye${LINE_END}`);
    else say(isMessage ? '354 go on' : '250 ok');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    unread += chunk;
    for (;;) {
      const ending = isMessage ? MESSAGE_END : LINE_END;
      const end = unread.indexOf(ending);
      if (end < 0) return;
      const part = unread.slice(0, end);
      unread = unread.slice(end + ending.length);
      if (isMessage) {
        isMessage = false;
        take({ from, to, message: part.replaceAll(DOUBLED_DOT, '\r\n.') });
        say('250 taken');
      } else {
        hear(part);
      }
    }
  });
  say('220 test');
}

/** A mail server on this machine. @param disliked an addressee it refuses. */
export async function openSmtpServer(disliked: string | null = null): Promise<TestSmtpServer> {
  const received: Delivery[] = [];
  const server = createServer((socket) => converse(socket, (delivery) => received.push(delivery), disliked));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

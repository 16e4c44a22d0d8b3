import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

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

const refusal = (address: string) =>
  Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 });

/** A mail server on this machine. @param disliked an addressee it refuses. */
export async function openSmtpServer(disliked: string | null = null): Promise<TestSmtpServer> {
  const received: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => done(address === disliked ? refusal(address) : null),
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo[0]?.address ?? '';
      stream
        .setEncoding('utf8')
        .toArray()
        .then((parts) => {
          received.push({ from, to, message: parts.join('') });
          done();
        }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

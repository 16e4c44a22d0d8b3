import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { messageOf } from './message.ts';

/** A server that hangs must not hold up the mail behind. */
const TIMEOUT_MS = 15_000;

/** Hands mail to an SMTP server. @param url `smtp://` or `smtps://`, with user and password where they are needed. */
export function smtpTransport(url: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await server.sendMail(messageOf(mail));
    },
  };
}

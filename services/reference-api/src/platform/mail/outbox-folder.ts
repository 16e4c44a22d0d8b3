import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, MailTransport } from './mail.ts';

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

/** A mail as a file that a person can read and a mail program can open. */
export function mailFile({ id, from, replyTo, to, subject, text, createdAt }: Mail): string {
  const headers = {
    From: `${JSON.stringify(from.name)} <${from.address}>`,
    ...(replyTo !== null && { 'Reply-To': replyTo }),
    To: to,
    Subject: subject,
    Date: createdAt.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${id}@outbox>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `${lines.join('\n')}\n\n${text}\n`;
}

/** `20260610T080000Z-reset-password-{id}.eml`: in the order in which they were asked for. */
export const mailFileName = ({ id, kind, createdAt }: Pick<Mail, 'id' | 'kind' | 'createdAt'>): string =>
  `${createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${kind}-${id}.eml`;

/** Keeps mail as files, for an installation without an SMTP server. A file is there whole or not at all. */
export function outboxFolder(folder: string): MailTransport {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, mailFileName(mail));
      await writeFile(`${file}.part`, mailFile(mail));
      await rename(`${file}.part`, file);
    },
  };
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, MailTransport } from './mail.ts';
import { messageOf } from './message.ts';

/** `20260610T080000Z-reset-password-{id}.eml`: in the order in which they were asked for. */
export const mailFileName = ({ id, kind, createdAt }: Pick<Mail, 'id' | 'kind' | 'createdAt'>): string =>
  `${createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${kind}-${id}.eml`;

/**
 * Keeps mail as files, for an installation without an SMTP server: the very message that a server would be handed, which
 * a mail program opens. A file is there whole or not at all.
 */
export function outboxFolder(folder: string): MailTransport {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, mailFileName(mail));
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

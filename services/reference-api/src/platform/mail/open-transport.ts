import type { MailSettings } from '../configuration/configuration.ts';
import type { MailTransport } from './mail.ts';
import { outboxFolder } from './outbox-folder.ts';
import { smtpTransport } from './smtp.ts';

/** The way that the configuration names: a server, else the folder. */
export const openTransport = ({ smtpUrl, outbox }: MailSettings): MailTransport =>
  smtpUrl === null ? outboxFolder(outbox) : smtpTransport(smtpUrl);

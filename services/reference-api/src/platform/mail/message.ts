import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/**
 * A mail as the mail library takes it: plain text and HTML as alternatives, with the files beside them. Its Message-ID
 * is the same for every attempt, so that a mailbox can tell a second copy.
 */
export function messageOf(mail: Mail): SendMailOptions {
  const { id, from, replyTo, to, subject, text, html, attachments, unsubscribeUrl, createdAt } = mail;
  return {
    messageId: `<${id}@${domainOf(from.address)}>`,
    date: createdAt,
    from,
    to: { name: '', address: oneLine(to) },
    subject: oneLine(subject),
    text,
    html,
    attachments: [...attachments],
    ...(replyTo !== null && { replyTo: { name: '', address: oneLine(replyTo) } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

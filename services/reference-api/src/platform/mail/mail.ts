/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string;
  /** As `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string;
  content: string;
}

/** One mail, ready to go. */
export interface Mail {
  /** Of the row it was queued in; the same for every attempt to send it. */
  id: string;
  /** Its kind, such as `reset-password`. */
  kind: string;
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  /** The same letter twice: as plain text, and in the tenant's brand. */
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
  /** Address at which one request ends mail of this kind (RFC 8058); `null` for mail that no one can do without. */
  unsubscribeUrl: string | null;
  createdAt: Date;
}

/** The way a mail is sent. Throws when it could not be handed over. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

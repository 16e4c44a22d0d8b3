/** One mail, ready to go. */
export interface Mail {
  /** Of the row it was queued in; the same for every attempt to send it. */
  id: string;
  /** What it is about, as `reset-password`. */
  kind: string;
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
}

/** The way a mail leaves the house. Throws when it could not be handed over. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

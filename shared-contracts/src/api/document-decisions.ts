import {
  array,
  type Infer,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { wireDay } from '../wire-values.ts';

/** A file that somebody sent and staff has to look at. */
export const sentDocumentSchema = object({
  id: string(),
  /** What it is said to prove. */
  name: string(),
  /** Whose it is. */
  person: object({ name: string(), reference: string() }),
  /** Whom the membership is for that it is to prove; `null` where it proves something else. */
  eligibility: nullable(string()),
  /** With the site's offset. */
  sentAt: string(),
});
export type SentDocument = Infer<typeof sentDocumentSchema>;

export const sentDocuments = endpoint({
  method: 'GET',
  path: 'front-of-house/documents',
  answer: array(sentDocumentSchema),
  access: 'staff',
  summary: 'Files that customers have sent and nobody has decided about, the oldest first, for the desk.',
});

export const documentFile = endpoint({
  method: 'GET',
  path: 'front-of-house/documents/{documentId}/file',
  answer: string(),
  access: 'staff',
  summary:
    'The file itself (a JPEG or PNG without its metadata, or a PDF as it was sent; without the envelope), for the desk.',
});

export const decideDocument = endpoint({
  method: 'POST',
  path: 'front-of-house/documents/{documentId}/decision',
  body: strictObject({
    decision: oneOf(['accepted', 'refused']),
    /** Why it was refused, for the person to read. */
    reason: optional(string().check(minLength(1), maxLength(300))),
    /** Last day it is good for, where it is accepted; left out for what is good for ever. */
    expiresOn: optional(wireDay),
    /** When the file that was looked at was sent: if there is a newer one, nothing is done. */
    sentAt: string(),
  }),
  answer: object({}),
  access: 'staff',
  idempotent: true,
  summary: 'Decides about a file, at the desk; it is removed, and the person sees what became of it.',
});

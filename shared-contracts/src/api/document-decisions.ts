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

/** A file that a person sent and staff have to check. */
export const sentDocumentSchema = object({
  id: string(),
  /** The fact that it proves. */
  name: string(),
  /** Its owner. */
  person: object({ name: string(), reference: string() }),
  /** The audience of the membership it is for; `null` if it proves something else. */
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
  summary: 'Files from customers that await a decision, oldest first, for the desk.',
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
    /** Reason that it was refused, for the person to read. */
    reason: optional(string().check(minLength(1), maxLength(300))),
    /** Last day it is valid, if accepted; omitted if it never expires. */
    expiresOn: optional(wireDay),
    /** When the checked file was sent: if there is a newer one, nothing is done. */
    sentAt: string(),
  }),
  answer: object({}),
  access: 'staff',
  idempotent: true,
  summary: 'Accepts or refuses a file, at the desk; it is deleted, and the person sees the decision.',
});

import {
  array,
  type Infer,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  regex,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../wire-values.ts';

/** `needed`: none was sent yet; `refused`: what was sent is no proof; `expiring`: soon no longer good; `in-order`: nothing is to be done. */
export const DOCUMENT_STATUSES = [
  'needed',
  'refused',
  'expired',
  'expiring',
  'waiting-for-approval',
  'in-order',
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Something the person is asked to prove. What they send of it is answered nowhere. */
export const documentSchema = object({
  id: string(),
  name: string(),
  status: oneOf(DOCUMENT_STATUSES),
  /** Last day the one that was seen is good for, YYYY-MM-DD; `null` where none was seen. */
  expiresOn: nullable(string()),
  /** Why what was sent last was refused, in the words of staff. */
  refusal: orNull(string()),
});
export type AskedDocument = Infer<typeof documentSchema>;

export const documents = endpoint({
  method: 'GET',
  path: 'my-account/documents',
  answer: array(documentSchema),
  access: 'customer',
  summary: 'The documents the person is asked for, proof of eligibility first.',
});

export const uploadDocument = endpoint({
  method: 'PUT',
  path: 'my-account/documents/{documentId}',
  body: strictObject({
    /** Tells, with the first bytes, what it is; it is not kept. */
    fileName: string().check(minLength(1), maxLength(255)),
    /** A JPEG, PNG or PDF of at most 5 MB, in base64. */
    content: string().check(regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  answer: documentSchema,
  access: 'customer',
  summary: 'Sends a document for approval, in place of one that still waits for it.',
});

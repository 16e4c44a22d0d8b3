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

/** `needed`: none was sent yet; `refused`: the last one is not a proof; `expiring`: soon invalid; `in-order`: nothing to do. */
export const DOCUMENT_STATUSES = [
  'needed',
  'refused',
  'expired',
  'expiring',
  'waiting-for-approval',
  'in-order',
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** A document the person is asked for. No answer contains the file itself. */
export const documentSchema = object({
  id: string(),
  name: string(),
  status: oneOf(DOCUMENT_STATUSES),
  /** Last day the accepted one is valid, YYYY-MM-DD; `null` if none is accepted. */
  expiresOn: nullable(string()),
  /** Reason that the last one was refused, in the words of staff. */
  refusal: orNull(string()),
});
export type RequiredDocument = Infer<typeof documentSchema>;

export const documents = endpoint({
  method: 'GET',
  path: 'my-account/documents',
  answer: array(documentSchema),
  access: 'customer',
  summary: 'The documents requested from the person, proof of eligibility first.',
});

export const uploadDocument = endpoint({
  method: 'PUT',
  path: 'my-account/documents/{documentId}',
  body: strictObject({
    /** Identifies the type, with the first bytes; it is not stored. */
    fileName: string().check(minLength(1), maxLength(255)),
    /** A JPEG, PNG or PDF of at most 5 MB, in base64. */
    content: string().check(regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  answer: documentSchema,
  access: 'customer',
  summary: 'Sends a document for approval, replacing one that is still waiting.',
});

import {
  boolean,
  type Infer,
  int,
  maximum,
  minimum,
  nullable,
  object,
  oneOf,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { FILE_TYPES, MAX_FILE_BYTES } from '../uploaded-file.ts';

const uploadState = object({
  id: string(),
  /** True if the file arrived whole and is stored: a repeat would change nothing. */
  isKept: boolean(),
});
export type Upload = Infer<typeof uploadState>;

export const beginUpload = endpoint({
  method: 'POST',
  path: 'my-account/uploads',
  body: strictObject({
    /** Id of the document, as in `my-account/documents`; `null` = the person's photo. */
    documentId: nullable(string()),
    contentType: oneOf(FILE_TYPES),
    /** In bytes. */
    size: int().check(minimum(1), maximum(MAX_FILE_BYTES)),
  }),
  answer: uploadState,
  status: 201,
  access: 'customer',
  summary:
    'Announces a file, which the next call sends. Optional: without this call, files are sent in base64.',
});

export const sendUpload = endpoint({
  method: 'PUT',
  path: 'my-account/uploads/{uploadId}',
  file: FILE_TYPES,
  answer: uploadState,
  access: 'customer',
  summary:
    'Sends the bytes of an announced file, which replaces an earlier one. A repeat after it was stored changes nothing.',
});

export const upload = endpoint({
  method: 'GET',
  path: 'my-account/uploads/{uploadId}',
  answer: uploadState,
  access: 'customer',
  summary: 'Whether an announced file was stored, for use after a lost answer.',
});

import { apiTable } from 'shared-contracts/api/table';
import { MAX_UPLOAD_BODY_BYTES } from 'shared-contracts/uploaded-file';
import { type ApiServer, handle } from '../../platform/index.ts';
import { decideDocument, readDocumentFile, readSentDocuments } from './decide-document.ts';
import { readDocuments } from './read-documents.ts';
import { uploadDocument } from './upload-document.ts';

export function registerDocuments(app: ApiServer): void {
  handle(app, apiTable.documents.documents, readDocuments);
  handle(app, apiTable.documents.uploadDocument, uploadDocument, { bodyLimit: MAX_UPLOAD_BODY_BYTES });
  handle(app, apiTable.documentDecisions.sentDocuments, readSentDocuments);
  handle(app, apiTable.documentDecisions.documentFile, readDocumentFile);
  handle(app, apiTable.documentDecisions.decideDocument, decideDocument);
}

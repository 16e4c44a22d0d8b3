import { apiTable } from 'shared-contracts/api/table';
import { LARGEST_UPLOAD_BODY } from 'shared-contracts/uploaded-file';
import { type ApiServer, handle } from '../../platform/index.ts';
import { decideDocument, readDocumentFile, readSentDocuments } from './decide-document.ts';
import { readDocuments } from './read-documents.ts';
import { uploadDocument } from './upload-document.ts';

export function registerDocuments(app: ApiServer): void {
  handle(app, apiTable.documents.documents, readDocuments);
  handle(app, apiTable.documents.uploadDocument, uploadDocument, { bodyLimit: LARGEST_UPLOAD_BODY });
  handle(app, apiTable.documentDecisions.sentDocuments, readSentDocuments);
  handle(app, apiTable.documentDecisions.documentFile, readDocumentFile);
  handle(app, apiTable.documentDecisions.decideDocument, decideDocument);
}

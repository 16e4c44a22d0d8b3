/** A file that was sent as a document and waits for approval; whoever decides about it removes it. */
export interface DocumentUploadTable {
  personId: string;
  /** What it was sent for, as `documentId` makes it. */
  documentId: string;
  tenantId: number;
  /** What it is said to prove. */
  name: string;
  contentType: string;
  content: Uint8Array;
  uploadedAt: Date;
}

/** Tables of the documents people send. */
export interface DocumentTables {
  documentUploads: DocumentUploadTable;
}

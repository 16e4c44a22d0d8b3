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
  /** When it was found clean, or was sent where nothing scans; `null` while it is held. */
  scannedAt: Date | null;
}

/** The photo of a person, for themselves. */
export interface PersonPhotoTable {
  personId: string;
  tenantId: number;
  contentType: string;
  content: Uint8Array;
  /** Tells one photo from the next in its address. */
  version: string;
}

/** Tables of the files people send. */
export interface DocumentTables {
  personPhotos: PersonPhotoTable;
  documentUploads: DocumentUploadTable;
}

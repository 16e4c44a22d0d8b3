import type { Generated } from 'kysely';
import type { FileType } from 'shared-contracts/uploaded-file';

/** A file that was sent as a document and waits for approval; the person who decides about it removes it. */
export interface DocumentUploadTable {
  personId: string;
  /** The document's purpose, as `documentId` makes it. */
  documentId: string;
  tenantId: number;
  /** The fact it is to prove. */
  name: string;
  contentType: string;
  /** Of a file from before files were kept in pieces. */
  content: Uint8Array | null;
  /** In bytes; `null` for such a file. */
  size: number | null;
  uploadedAt: Date;
  /** When it was found clean, or was sent where nothing scans; `null` while it is held. */
  scannedAt: Date | null;
}

/** One piece of a document; they follow each other by `position`, from 0. */
export interface DocumentChunkTable {
  personId: string;
  documentId: string;
  position: number;
  content: Uint8Array;
}

/** A file that someone has said they will send. */
export interface UploadTable {
  id: Generated<string>;
  personId: string;
  /** `null` = it is their photo. */
  documentId: string | null;
  contentType: FileType;
  /** In bytes. */
  size: number;
  begunAt: Date;
  keptAt: Date | null;
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
  documentChunks: DocumentChunkTable;
  uploads: UploadTable;
}

/** The largest file, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The largest body with such a file, in bytes: base64 turns three bytes into four. */
export const MAX_UPLOAD_BODY_BYTES = 7 * 1024 * 1024;

/** The largest body of any other call, in bytes: gateway and reference API refuse more. */
export const MAX_CALL_BODY_BYTES = 256 * 1024;

/** The kinds of files that people send. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

interface FileKind {
  contentType: FileType;
  /** The endings of its file names. */
  endings: readonly string[];
  /** The bytes it starts with. */
  signature: readonly number[];
}

const KINDS: readonly FileKind[] = [
  { contentType: 'image/jpeg', endings: ['.jpg', '.jpeg'], signature: [0xff, 0xd8, 0xff] },
  {
    contentType: 'image/png',
    endings: ['.png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { contentType: 'application/pdf', endings: ['.pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** File types for `accept` of a file chooser. */
export const ACCEPTED_FILES = KINDS.flatMap(({ contentType, endings }) => [contentType, ...endings]).join(
  ',',
);

/** Number of first bytes that identify the type of a file. */
export const SIGNATURE_LENGTH = Math.max(...KINDS.map(({ signature }) => signature.length));

/**
 * The content type of a JPEG, PNG or PDF; `null` for anything else.
 * @param fileName must have an ending of the type: a file with another one is not what it seems.
 * @param bytes the beginning of the file, at least `SIGNATURE_LENGTH` where it is as long.
 */
export function fileTypeOf(fileName: string, bytes: Uint8Array): FileType | null {
  const name = fileName.toLowerCase();
  const kind = KINDS.find(
    ({ endings, signature }) =>
      endings.some((ending) => name.endsWith(ending)) && beginsWith(bytes, signature),
  );
  return kind?.contentType ?? null;
}

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** True if a file starts with the signature of a content type. @param bytes `SIGNATURE_LENGTH` of them, if it is as long */
export const hasSignatureOf = (contentType: FileType, bytes: Uint8Array): boolean =>
  KINDS.some((kind) => kind.contentType === contentType && beginsWith(bytes, kind.signature));

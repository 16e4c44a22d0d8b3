/** The most a file may hold, in bytes. */
export const LARGEST_FILE = 5 * 1024 * 1024;

/** The most a call may send that carries such a file, in bytes: base64 makes three bytes four. */
export const LARGEST_UPLOAD_BODY = 7 * 1024 * 1024;

interface FileKind {
  contentType: string;
  /** How its names end. */
  endings: readonly string[];
  /** The bytes it begins with. */
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

/** What a file chooser offers, for `accept`. */
export const ACCEPTED_FILES = KINDS.flatMap(({ contentType, endings }) => [contentType, ...endings]).join(
  ',',
);

/** How many of the first bytes tell what a file is. */
export const SIGNATURE_LENGTH = Math.max(...KINDS.map(({ signature }) => signature.length));

/**
 * The content type of a JPEG, PNG or PDF; `null` for anything else.
 * @param fileName must end as files of the kind do: what is called something else is not what it seems.
 * @param bytes the beginning of the file, at least `SIGNATURE_LENGTH` where it is as long.
 */
export function fileTypeOf(fileName: string, bytes: Uint8Array): string | null {
  const name = fileName.toLowerCase();
  const kind = KINDS.find(
    ({ endings, signature }) =>
      endings.some((ending) => name.endsWith(ending)) &&
      signature.every((byte, index) => bytes[index] === byte),
  );
  return kind?.contentType ?? null;
}

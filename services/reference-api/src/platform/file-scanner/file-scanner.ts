/** Looks for malware in files that people send. */
export interface FileScanner {
  /** True if a file is clean. Throws when no verdict is to be had, as while the scanner is away. */
  isClean(content: AsyncIterable<Uint8Array>): Promise<boolean>;
}

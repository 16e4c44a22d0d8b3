/** Looks for malware in files that people send. */
export interface FileScanner {
  /** Whether a file is clean. Throws when no verdict is to be had, as while the scanner is away. */
  isClean(content: Uint8Array): Promise<boolean>;
}

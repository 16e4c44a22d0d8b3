import { createHash } from 'node:crypto';

/** Tokens are kept as SHA-256 only, so that no one who reads the database can log in with one. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

import type { IncomingHttpHeaders } from 'node:http';

/** True if a browser only prefetches a page (`Sec-Purpose`). */
export const isPrefetch = ({ 'sec-purpose': purpose }: IncomingHttpHeaders): boolean =>
  String(purpose ?? '').startsWith('prefetch');

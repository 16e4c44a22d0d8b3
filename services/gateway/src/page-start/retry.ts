const RETRY = 'retry';

/** What the link of a page that did not start leads to: the same page, asked for again. */
export function retryAddress(search: string): string {
  const query = new URLSearchParams(search);
  query.set(RETRY, Date.now().toString(36));
  return `?${query}`;
}

/**
 * What follows the addresses of the host's scripts when the page is asked for again: a browser may have kept a broken
 * answer, and where no script may be written into the page, nothing else asks under a fresh address.
 */
export function freshQuery(search: string): string {
  const retry = new URLSearchParams(search).get(RETRY) ?? '';
  return /^[0-9a-z]{1,16}$/.test(retry) ? `?r=${retry}` : '';
}

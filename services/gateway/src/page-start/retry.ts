const RETRY = 'retry';

/** The target of the link on a page that did not start: the same page, requested again. */
export function retryAddress(search: string): string {
  const query = new URLSearchParams(search);
  query.set(RETRY, Date.now().toString(36));
  return `?${query}`;
}

/**
 * The query of the host's scripts when the page is requested again: a browser may have cached a broken answer, and on a
 * page without inline scripts nothing else requests a fresh address.
 */
export function freshQuery(search: string): string {
  const retry = new URLSearchParams(search).get(RETRY) ?? '';
  return /^[0-9a-z]{1,16}$/.test(retry) ? `?r=${retry}` : '';
}

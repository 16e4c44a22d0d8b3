import { WHO_FOR_KEY } from 'shared-contracts/query-keys';

/** A path of joining with the choice that another query holds. */
export function withWhoFor(path: string, search: string): string {
  const chosen = new URLSearchParams(search).get(WHO_FOR_KEY);
  return chosen === null ? path : `${path}?${new URLSearchParams({ [WHO_FOR_KEY]: chosen })}`;
}

/** The query with another choice, or with none, and everything else as it is. */
export function searchWithWhoFor(search: string, chosen: string | null): string {
  const query = new URLSearchParams(search);
  if (chosen === null) query.delete(WHO_FOR_KEY);
  else query.set(WHO_FOR_KEY, chosen);
  return `?${query}`;
}

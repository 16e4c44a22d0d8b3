import { type Endpoint, fillPath } from 'shared-contracts/endpoint';

interface Arguments {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** The call of an endpoint relative to its base, as the browser client writes it. */
export function answerUrl({ path }: Pick<Endpoint, 'path'>, { params, query }: Arguments = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${fillPath(path, params)}${search ? `?${search}` : ''}`;
}

import { apiTable } from 'shared-contracts/api/table';
import type { Endpoint } from 'shared-contracts/endpoint';
import { endpointPattern } from '../platform/index.ts';

/** Every row of the API table with its name there, as `venues.footer`. */
export const tableRows: readonly { name: string; row: Endpoint }[] = Object.entries(apiTable).flatMap(
  ([resource, rows]) =>
    Object.entries(rows).map(([name, row]: [string, Endpoint]) => ({ name: `${resource}.${name}`, row })),
);

/** A row's request line for `TestApi.call`, without a query; path parameters are `x` unless they are given. */
export const lineOf = (row: Endpoint, valueFor: (name: string) => string = () => 'x'): string =>
  `${row.method} ${endpointPattern(row).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(valueFor(name)))}`;

import type { Cancellation } from 'shared-contracts/api/bookings';
import type { Stay } from '../../shared/stays.ts';

/**
 * The bookings of a stay that are cancelled: all that the server names, or the first alone where its API does not know
 * stays. Until it has answered all of them.
 */
export function coveredParts({ parts }: Stay, terms: Cancellation | undefined): Stay['parts'] {
  const [first, ...more] = parts;
  if (!terms) return parts;
  const ids = terms.bookings ?? [first.item.id];
  return [first, ...more.filter(({ item }) => ids.includes(item.id))];
}

import { staysOf } from 'shared-contracts/stays';
import { accessCode } from '../../venues/index.ts';
import { stayTime, type TimeRow } from '../bookings/stays.ts';

interface PlaceLine extends TimeRow {
  lineId: string;
}

/** The entry code of each line of an order, by its id: bookings of a court that follow each other have the same one. */
export function entryCodesOf(lines: readonly PlaceLine[]): Map<string, string> {
  const stays = staysOf(lines, stayTime, () => null);
  return new Map(
    stays.flatMap((parts) => {
      const code = accessCode();
      return parts.map(({ lineId }) => [lineId, code] as const);
    }),
  );
}

/** Hours of a day by the venue's clock, HH:MM; `null` = without a limit. */
export interface Hours {
  startsFrom: string | null;
  startsBefore: string | null;
}

const PARTS = {
  morning: { startsFrom: null, startsBefore: '12:00' },
  afternoon: { startsFrom: '12:00', startsBefore: '17:00' },
  evening: { startsFrom: '17:00', startsBefore: null },
} as const;
export type PartOfDay = keyof typeof PARTS;

/** In their order. */
export const PARTS_OF_DAY: readonly PartOfDay[] = ['morning', 'afternoon', 'evening'];

/** The hours of a part of the day. */
export const hoursOf = (part: PartOfDay): Hours => PARTS[part];

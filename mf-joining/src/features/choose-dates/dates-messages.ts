import type { ValidationMessages } from 'shared-contracts/envelope';
import { placeMessages } from 'shared-ui/forms';
import { isFieldless, sectionOfKey } from '../../shared/machine/section-of-key.ts';
import { texts } from '../../texts/review.ts';

/** The section's visible fields. */
export interface ShownDates {
  startDate: boolean;
  billingDay: boolean;
  promotion: boolean;
}

/** The server's messages about the dates that no field of the section shows. */
export function unshownDatesMessages(messages: ValidationMessages, shown: ShownDates): string[] {
  const own = Object.fromEntries(
    Object.entries(messages).filter(([key]) => sectionOfKey(key) === 'dates_section' && !isFieldless(key)),
  );
  return placeMessages(own, [
    {
      name: 'startDate',
      label: texts.dates.startDate,
      keys: ['startDate', 'startsAt'],
      isShown: shown.startDate,
    },
    { name: 'billingDay', label: texts.dates.billingDay, isShown: shown.billingDay },
    {
      name: 'promotion',
      label: texts.promotion.label,
      keys: ['promotionCode', 'promotionCodeId'],
      isShown: shown.promotion,
    },
  ]).whole;
}

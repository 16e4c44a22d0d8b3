import { useSite } from 'shared-platform';
import { Notice } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { messagesWithout } from '../../shared/entries/joining-entries.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { ordinal } from '../../shared/ordinal.ts';
import { texts } from '../../texts/review.ts';

const words = texts.dates;

/** The day of the month to be billed on, one of the site's (joining specification 9). */
export function BillingDayPicker() {
  const { availableBillingDates } = useSite();
  const { given, give } = useJoiningEntries();
  if (availableBillingDates.length === 0) return <Notice severity="warning">{words.noBillingDays}</Notice>;
  return (
    <Select
      label={words.billingDay}
      name="billingDay"
      hint={words.billingDayHint}
      error={given.messages.billingDay?.join(' ')}
      placeholder={words.chooseDay}
      aria-required
      sx={{ maxWidth: FORM_WIDTH }}
      options={availableBillingDates.map((day) => ({ value: String(day), label: ordinal(day) }))}
      value={given.billingDay === null ? '' : String(given.billingDay)}
      onChange={({ target }) =>
        give({
          billingDay: target.value === '' ? null : Number(target.value),
          messages: messagesWithout(given.messages, ['billingDay']),
        })
      }
    />
  );
}

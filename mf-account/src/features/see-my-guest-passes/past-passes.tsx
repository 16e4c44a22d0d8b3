import type { GuestPass } from 'shared-contracts/api/guest-passes';
import { siteDay } from 'shared-contracts/dates';
import { Card, Text } from 'shared-ui/core';
import { unbrokenDate } from '../../shared/booking-times.ts';
import { LinkedRow } from '../../shared/linked-row.tsx';
import { texts } from '../../texts/guest-passes.ts';
import { PassSection } from './pass-section.tsx';
import { PassTitle } from './pass-title.tsx';

/** The day of its use, or the last on which it was good; of a cancelled one, what that means. */
function until({ state, validUntil, usedAt }: GuestPass): string {
  if (usedAt !== null) return texts.used(unbrokenDate(siteDay(usedAt)));
  return state === 'cancelled' ? texts.stopped : texts.wasValid(unbrokenDate(validUntil));
}

/** Passes that let no guest in any more, quietly below the others. */
export function PastPasses({ passes }: { passes: readonly GuestPass[] }) {
  return (
    <PassSection title={texts.past}>
      {(titleId) => (
        <Card component="ul" padding="none" aria-labelledby={titleId} sx={{ m: 0, listStyle: 'none' }}>
          {passes.map((pass) => (
            <LinkedRow key={pass.id}>
              <div>
                <PassTitle pass={pass} />
                <Text tone="muted">{until(pass)}</Text>
              </div>
            </LinkedRow>
          ))}
        </Card>
      )}
    </PassSection>
  );
}

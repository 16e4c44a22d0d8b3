import { useId } from 'react';
import type { GuestPass } from 'shared-contracts/api/guest-passes';
import { siteDay } from 'shared-contracts/dates';
import { Box, Card, Heading, Text } from 'shared-ui/core';
import { unbrokenDate } from '../../shared/booking-times.ts';
import { LinkedRow } from '../../shared/linked-row.tsx';
import { texts } from '../../texts/guest-passes.ts';
import { PassTitle } from './pass-title.tsx';

function until({ state, validUntil, usedAt }: GuestPass): string | null {
  if (usedAt !== null) return texts.used(unbrokenDate(siteDay(usedAt)));
  return state === 'cancelled' ? null : texts.wasValid(unbrokenDate(validUntil));
}

/** Passes that let no guest in any more, quietly below the others. */
export function PastPasses({ passes }: { passes: readonly GuestPass[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sx={{ mb: 2 }}>
        {texts.past}
      </Heading>
      <Card padding="none">
        <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {passes.map((pass) => {
            const detail = until(pass);
            return (
              <LinkedRow key={pass.id}>
                <div>
                  <PassTitle pass={pass} level={3} />
                  {detail && <Text tone="muted">{detail}</Text>}
                </div>
              </LinkedRow>
            );
          })}
        </Box>
      </Card>
    </section>
  );
}

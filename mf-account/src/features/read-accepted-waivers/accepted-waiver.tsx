import { useId } from 'react';
import type { AcceptedWaiver } from 'shared-contracts/api/accepted-waivers';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { SafeHtml } from 'shared-platform';
import { Box, Card, Heading, Text } from 'shared-ui/core';
import { texts } from '../../texts/waivers.ts';

/** One wording in full, with everyone it was accepted for. */
export function AcceptedWaiverCard({ waiver }: { waiver: AcceptedWaiver }) {
  const titleId = useId();
  const { title, html, acceptances } = waiver;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId}>
        {title}
      </Heading>
      <Box
        component="ul"
        aria-label={texts.acceptances(title)}
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: '8px' }}
      >
        {acceptances.map(({ attendee, acceptedBy, isNotedAtDesk, acceptedAt }) => (
          <li key={`${attendee} ${acceptedBy} ${acceptedAt}`}>
            <Text weight="bold">
              {texts.accepted(attendee, displayDay(siteDay(acceptedAt)), siteTime(acceptedAt))}
            </Text>
            {(acceptedBy || isNotedAtDesk) && (
              <Text size="small" tone="muted">
                {[acceptedBy && texts.acceptedBy(acceptedBy), isNotedAtDesk && texts.notedAtDesk]
                  .filter(Boolean)
                  .join('. ')}
              </Text>
            )}
          </li>
        ))}
      </Box>
      <Box
        sx={{
          mt: 2,
          pt: 2,
          borderTop: '1px solid var(--ui-border)',
          overflowWrap: 'anywhere',
          '& :first-of-type': { mt: 0 },
        }}
      >
        <SafeHtml html={html} />
      </Box>
    </Card>
  );
}

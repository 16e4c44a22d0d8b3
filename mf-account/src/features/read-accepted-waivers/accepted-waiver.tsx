import { useId } from 'react';
import type { AcceptedWaiver } from 'shared-contracts/api/accepted-waivers';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { SafeHtml } from 'shared-platform';
import { Box, Card, Heading, Text } from 'shared-ui/core';
import { texts } from '../../texts/waivers.ts';

/** The wording beside the names; below them on paper and where there is no room. */
const columns = {
  display: 'grid',
  gap: { md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  alignItems: 'start',
  '@media print': { display: 'block' },
};

interface Props {
  waiver: AcceptedWaiver;
  /** The card is as wide as a page of staff. */
  isWide: boolean;
}

/** One wording in full, with everyone it was accepted for. */
export function AcceptedWaiverCard({ waiver, isWide }: Props) {
  const titleId = useId();
  const { title, html, acceptances } = waiver;
  return (
    <Card component="article" aria-labelledby={titleId} sx={isWide ? columns : undefined}>
      <div>
        <Heading level={2} size={3} id={titleId}>
          {title}
        </Heading>
        <Box
          component="ul"
          aria-label={texts.acceptances(title)}
          sx={{
            m: 0,
            mt: 1,
            p: 0,
            listStyle: 'none',
            '& > li + li': { mt: 1.5, pt: 1.5, borderTop: '1px solid var(--ui-border)' },
          }}
        >
          {acceptances.map(({ attendee, acceptedBy, isNotedAtDesk, acceptedAt }) => (
            <li key={`${attendee} ${acceptedBy} ${acceptedAt}`}>
              <Text weight="bold">
                {texts.accepted(attendee, displayDay(siteDay(acceptedAt)), siteTime(acceptedAt))}
              </Text>
              <Text size="small" tone="muted">
                {acceptedBy
                  ? texts[isNotedAtDesk ? 'acceptedByAtDesk' : 'acceptedBy'](acceptedBy)
                  : texts[isNotedAtDesk ? 'notedAtDesk' : 'acceptedOnline']}
              </Text>
            </li>
          ))}
        </Box>
      </div>
      <Box
        sx={{
          mt: { xs: 2, md: isWide ? 0 : 2 },
          pt: { xs: 2, md: isWide ? 0 : 2 },
          borderTop: { xs: '1px solid var(--ui-border)', md: isWide ? 0 : '1px solid var(--ui-border)' },
          overflowWrap: 'anywhere',
          '& > div': { maxWidth: '72ch' },
          '& :first-of-type': { mt: 0 },
          '& :is(ul, ol)': { paddingInlineStart: 3 },
        }}
      >
        <div>
          <SafeHtml html={html} />
        </div>
      </Box>
    </Card>
  );
}

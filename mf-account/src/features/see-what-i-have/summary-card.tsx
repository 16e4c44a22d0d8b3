import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, CardLink, Chip, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import type { SummaryEntry } from './summary-entries.ts';

/** One thing the person has; the whole card leads to more about it. */
export function SummaryCard({ entry: { name, state, text, path } }: { entry: SummaryEntry }) {
  const links = useLinks();
  return (
    <CardLink component={Link} to={links.to(path)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Text weight="bold">{name}</Text>
        {state && (
          <Chip tone={state === 'pending' ? 'warning' : 'success'}>{texts.memberships.states[state]}</Chip>
        )}
      </Box>
      <Text tone="muted">{text}</Text>
    </CardLink>
  );
}

import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, CardLink, Icon, Text } from 'shared-ui/core';
import { MembershipChip } from '../../shared/membership-chip.tsx';
import type { SummaryEntry } from './summary-entries.ts';

/** One thing the person has; the whole card leads to more about it. */
export function SummaryCard({ entry: { name, membership, text, change, path } }: { entry: SummaryEntry }) {
  const links = useLinks();
  return (
    <CardLink component={Link} to={links.to(path)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Text weight="bold">{name}</Text>
        {membership && <MembershipChip membership={membership} />}
      </Box>
      <Text tone="muted">{text}</Text>
      {change && (
        <Box
          sx={{ display: 'flex', gap: 1, mt: 1, '& > svg': { flex: 'none', color: 'var(--brand-strong)' } }}
        >
          <Icon name="calendar" size={20} />
          <Text>{change}</Text>
        </Box>
      )}
    </CardLink>
  );
}

import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, CardLink, Icon, styled, Text } from 'shared-ui/core';
import { MembershipChip } from '../../shared/membership-chip.tsx';
import type { SummaryEntry } from './summary-entries.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: 1, minWidth: 0 },
  '& > svg': { flex: 'none', color: 'var(--brand-strong)' },
});

const Day = styled('div')({
  display: 'flex',
  gap: 8,
  marginBlock: 4,
  '& > svg': { flex: 'none', color: 'var(--brand-strong)' },
});

/** One thing the person has; the whole card leads to more about it. */
export function SummaryCard({ entry: { name, membership, text, days, path } }: { entry: SummaryEntry }) {
  const links = useLinks();
  return (
    <CardLink component={Link} to={links.to(path)}>
      <Row>
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Text weight="bold">{name}</Text>
            {membership && <MembershipChip membership={membership} />}
          </Box>
          {days.map((day) => (
            <Day key={day}>
              <Icon name="calendar" size={20} />
              <Text weight="bold">{day}</Text>
            </Day>
          ))}
          <Text tone="muted">{text}</Text>
        </div>
        <Icon name="chevron-right" size={20} />
      </Row>
    </CardLink>
  );
}

import type { AuditEntry } from 'shared-contracts/api/audit-log';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/audit-log.ts';

const Row = styled('li')({
  display: 'grid',
  gap: '2px 24px',
  paddingBlock: 12,
  overflowWrap: 'anywhere',
  '@media (min-width: 900px)': { gridTemplateColumns: '12rem minmax(0, 3fr) minmax(0, 2fr)' },
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

/** One line of the log: what was done, to whom, by whom and when. */
export function LogEntry({ entry }: { entry: AuditEntry }) {
  const { act, at, staff, person, subject, formattedAmount, note } = entry;
  const what = [texts.acts[act], subject, formattedAmount].filter(Boolean).join(', ');
  return (
    <Row>
      <Text tone="muted" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.at(displayDay(siteDay(at)), siteTime(at))}
      </Text>
      <div>
        <Text weight="bold">{what}</Text>
        {note && <Text>{texts.note(note)}</Text>}
      </div>
      <div>
        <Text>{staff ? texts.by(staff.name, staff.reference) : texts.byService}</Text>
        {person && <Text>{texts.about(person.name, person.reference)}</Text>}
      </div>
    </Row>
  );
}

import type { AuditEntry } from 'shared-contracts/api/audit-log';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/audit-log.ts';

const Row = styled('li')({
  display: 'grid',
  gap: 2,
  paddingBlock: 12,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

/** One line of the log: what was done, to whom, by whom and when. */
export function LogEntry({ entry }: { entry: AuditEntry }) {
  const { act, at, staff, person, subject, formattedAmount, note } = entry;
  const what = [texts.acts[act], subject, formattedAmount].filter(Boolean).join(', ');
  return (
    <Row>
      <Text weight="bold">{what}</Text>
      {person && <Text>{texts.about(person.name, person.reference)}</Text>}
      {note && <Text>{texts.note(note)}</Text>}
      <Text size="small" tone="muted">
        {texts.at(displayDay(siteDay(at)), siteTime(at))}.{' '}
        {staff ? texts.by(staff.name, staff.reference) : texts.byService}
      </Text>
    </Row>
  );
}

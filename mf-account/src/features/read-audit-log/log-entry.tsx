import type { AuditEntry, StaffAct } from 'shared-contracts/api/audit-log';
import { siteTime } from 'shared-contracts/dates';
import { styled, Text } from 'shared-ui/core';
import { dayOf } from '../../shared/day-of.ts';
import { texts } from '../../texts/audit-log.ts';
import { texts as paymentTexts } from '../../texts/sort-out-payments.ts';

/** Acts whose amount needs a word to say which way the money went. */
const AMOUNT_WORDS: Partial<Record<StaffAct, 'refunded' | 'charged'>> = {
  'booking-cancelled': 'refunded',
  'no-show-noted': 'charged',
};

function amountOf({ act, formattedAmount }: AuditEntry): string | null {
  const word = AMOUNT_WORDS[act];
  return word && formattedAmount !== null ? texts[word](formattedAmount) : formattedAmount;
}

/** Subject of an act; of a payment that was sorted out it is the decision, by its id. */
function subjectOf({ act, subject }: AuditEntry): string | null {
  if (act !== 'payment-sorted-out') return subject;
  const decision = Object.entries(paymentTexts.resolutions).find(([id]) => id === subject);
  return decision?.[1].label ?? subject;
}

const Row = styled('li')({
  display: 'grid',
  gap: '2px 24px',
  paddingBlock: 12,
  overflowWrap: 'anywhere',
  '@media (min-width: 900px)': { gridTemplateColumns: '14rem minmax(0, 3fr) minmax(0, 2fr)' },
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

/** One line of the log: what was done, to whom, by whom and when. */
export function LogEntry({ entry }: { entry: AuditEntry }) {
  const { act, at, staff, person, note } = entry;
  const what = [texts.acts[act], subjectOf(entry), amountOf(entry)].filter(Boolean).join(', ');
  return (
    <Row>
      <Text tone="muted" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.at(dayOf(at), siteTime(at))}
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

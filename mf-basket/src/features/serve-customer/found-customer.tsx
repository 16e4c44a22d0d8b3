import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { displayDay } from 'shared-contracts/dates';
import { Button, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import { isPhoneSearch, markName, markPostcode, markWhole, type Piece } from './why-matched.ts';

const words = texts.find;

/** Width of the list from which a customer has columns; it grows with the text. */
const WIDE = '@container (min-width: 44em)';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'start',
  paddingBlock: 12,
  borderTop: '1px solid var(--ui-border)',
  overflowWrap: 'anywhere',
  '& > div': { minWidth: 0 },
  '& > div + button ~ div': { gridColumn: '1 / -1' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) minmax(0, 1.2fr) auto',
    gridAutoFlow: 'dense',
    gap: 24,
    alignItems: 'center',
    paddingBlock: 10,
    '& > div + button ~ div': { gridColumn: 'auto' },
    '& > button': { gridColumn: 4 },
  },
});

const Mark = styled('mark')({
  borderRadius: 3,
  background: 'var(--ui-warning-wash)',
  color: 'inherit',
});

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike; a piece keeps nothing of its own
    isMatch ? <Mark key={at}>{text}</Mark> : text,
  );

interface Props {
  customer: DeskCustomer;
  /** The words of the search, marked where they are found. */
  typed: string;
  onChoose(): void;
}

/** A found account: the name beside its button, then what a customer can be asked and what tells it apart. */
export function FoundCustomer({ customer, typed, onChoose }: Props) {
  const { name, reference, email, age, membership, dateOfBirth, postcode } = customer;
  const born = dateOfBirth && words.born(displayDay(dateOfBirth), age);
  return (
    <Row>
      <div>
        <Text weight="bold">
          <Marked pieces={markName(name, typed)} />
        </Text>
        {membership !== undefined && (
          <Text size="small" tone="muted">
            {membership ?? texts.noMembership}
          </Text>
        )}
      </div>
      <Button variant="quiet" size="small" onClick={onChoose}>
        {words.serve}
        <VisuallyHidden> {words.about(name, reference)}</VisuallyHidden>
      </Button>
      <div>
        <Text>
          {born}
          {born && postcode && ', '}
          {postcode && <Marked pieces={markPostcode(postcode, typed)} />}
        </Text>
        {isPhoneSearch(typed) && (
          <Text size="small">
            <Mark>{words.byPhone}</Mark>
          </Text>
        )}
      </div>
      <div>
        <Text size="small" tone="muted">
          <Marked pieces={markWhole(reference, typed)} />
          {email && ', '}
          <Marked pieces={markWhole(email, typed)} />
        </Text>
      </div>
    </Row>
  );
}

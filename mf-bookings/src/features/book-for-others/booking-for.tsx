import { useState } from 'react';
import { type LinkedPerson, linkedPeople } from 'shared-contracts/api/linked-people';
import { useApiQuery } from 'shared-platform';
import { SegmentedControl, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { BAND_HEIGHT } from '../../shared/band-height.ts';
import { PartFailure } from '../../shared/part-failure.tsx';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { texts as words } from '../../texts/book-for-others.ts';

const ONESELF = '';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlockEnd: '16px',
  padding: '4px 4px 4px 16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  // The bar is its ground.
  '& > [role="radiogroup"]': { marginInlineStart: 'auto', padding: 0, background: 'none' },
  // On a venue's page it comes late: it is on the picture at the top, so that no class moves. Larger text, which needs more
  // lines, keeps it in its place; hence em.
  '&[data-band][data-short]': {
    '@media (min-width: 22em)': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      boxSizing: 'border-box',
      flexWrap: 'nowrap',
      height: `${BAND_HEIGHT}px`,
      margin: 0,
      padding: '0 var(--gutter)',
      borderWidth: '0 0 1px',
      borderRadius: 0,
      // Many names are scrolled to. The padding keeps the edge of a chosen one whole.
      '& > [role="radiogroup"]': { flexWrap: 'nowrap', minWidth: 0, padding: '2px', overflowX: 'auto' },
    },
    // In the line of the day, between its name and the way to the week.
    '@media (min-width: 951px)': {
      insetBlock: 'auto',
      insetInline: 'auto calc(var(--gutter) + 190px)',
      height: '46px',
      marginTop: '18px',
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
});

const Failure = styled('div')({ marginBlock: '16px' });

/** Letters of the names that have room in one line on a phone. */
const SHORT = 20;

/** The first name, unless two have the same. */
function shortName({ id, firstName, name }: LinkedPerson, people: readonly LinkedPerson[]): string {
  return people.some((other) => other.id !== id && other.firstName === firstName) ? name : firstName;
}

/** Choice of whom to book for: oneself or a linked person. Renders nothing without linked people or until they load, and says so if they cannot be. */
export default function BookingFor({ isOnBand }: { isOnBand: boolean }) {
  const { id, choose } = useAttendeeChoice();
  const { data: people = [], state, error, reload } = useApiQuery(linkedPeople, {});
  const [said, say] = useState('');
  if (state === 'error' && error?.kind !== 'not-found') {
    return (
      <Failure>
        <PartFailure onRetry={reload}>{words.failed}</PartFailure>
      </Failure>
    );
  }
  if (people.length === 0) return null;

  const names = people.map((person) => shortName(person, people));

  function change(next: string) {
    const person = people.find((one) => one.id === next);
    choose(person?.id ?? null);
    say(person ? words.changed(person.name) : words.yourself);
  }

  return (
    <Row data-band={isOnBand || undefined} data-short={names.join('').length <= SHORT || undefined}>
      <Text component="span" size="small" tone="muted" aria-hidden>
        {words.label}
      </Text>
      <SegmentedControl
        label={words.label}
        options={[
          { value: ONESELF, label: words.you },
          ...people.map(({ id }, at) => ({ value: id, label: names[at] ?? '' })),
        ]}
        value={id ?? ONESELF}
        onChange={change}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Row>
  );
}

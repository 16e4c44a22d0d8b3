import type { Cart, Commitment } from 'shared-contracts/api/basket';
import { Card, Heading, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

const Facts = styled('dl')({
  display: 'grid',
  gap: '14px',
  margin: '16px 0 0',
  '& > div': { display: 'flow-root' },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0, textWrap: 'balance' },
  // A sum is level with its name.
  '& [data-sum] > dt': { float: 'left' },
  '@media (min-width: 576px)': {
    gap: '10px',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(120px, 1fr) 3fr', columnGap: '24px' },
    '& [data-sum] > dd': { maxWidth: '24rem' },
  },
});

/** A part of a sum, with the amounts below each other. */
const Part = styled('span')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  '& > span': { minWidth: 0 },
  '& > [data-amount]': { flex: 'none', marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& + &': { clear: 'both', marginTop: '2px', color: 'var(--ui-muted)' },
});

/** The commitment of the membership in a basket; none without one, or where the API does not send it. */
export const commitmentOf = ({ items }: Cart): Commitment | undefined =>
  items.flatMap((item) => (item.type === 'membership' ? (item.commitment ?? []) : []))[0];

/** Keeps a day such as '01 Jun 2027', and a number of days in brackets, on one line. */
const unbroken = (text: string) =>
  text
    .replaceAll(/\b(\d{2}) ([A-Z][a-z]{2}) (?=\d{4}\b)/g, '$1\u00a0$2\u00a0')
    .replaceAll(/\((\d+) (\w+)\)/g, '($1\u00a0$2)');

/** The server puts a sum and its parts on lines of their own: the words of a line, and the amount that ends it. */
function FactText({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return lines[0];
  return lines.map((line) => {
    const end = line.lastIndexOf(': ');
    return (
      <Part key={line}>
        {end > 0 && <span>{line.slice(0, end)}</span>}
        {end > 0 && <VisuallyHidden>: </VisuallyHidden>}
        <span data-amount="">{end > 0 ? line.slice(end + 2) : line}</span>
      </Part>
    );
  });
}

/** The person's commitment, shown before anything is paid. */
export function CommitmentCard({ commitment, items }: Pick<Cart, 'items'> & { commitment: Commitment }) {
  const membership = items.find(({ type }) => type === 'membership');
  return (
    <Card component="section" aria-labelledby="commitment" sx={{ mb: 3 }}>
      <Heading level={2} size={3} id="commitment">
        {texts.checkout.commitment}
      </Heading>
      {membership && items.length > 1 && (
        <Text size="small" tone="muted">
          {texts.checkout.commitmentOnly(membership.name)}
        </Text>
      )}
      <Facts>
        {commitment.facts.map(({ label, text }) => {
          const lines = unbroken(text).split('\n');
          return (
            <div key={label} data-sum={lines.length > 1 || undefined}>
              <dt>{label}</dt>
              <dd>
                <FactText lines={lines} />
              </dd>
            </div>
          );
        })}
      </Facts>
    </Card>
  );
}

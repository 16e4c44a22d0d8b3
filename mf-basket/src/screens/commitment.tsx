import type { Cart, Commitment } from 'shared-contracts/api/basket';
import { Card, Heading, styled, Text } from 'shared-ui/core';
import { type Sum, Sums } from '../shared/sums.tsx';
import { texts } from '../texts/en.ts';

/** Amounts and facts share their columns where the longest label has one line. */
const WIDE = '@container (min-width: 48rem)';
const columns = { columnGap: '24px', gridTemplateColumns: 'minmax(17.75rem, 1fr) 3fr' };

const Facts = styled('dl')({
  display: 'grid',
  gap: '2px 24px',
  margin: '16px 0 0',
  '& > dt': { fontWeight: 700 },
  '& > dd + dt': { marginTop: '14px' },
  '& > dd': { margin: 0, textWrap: 'balance' },
  '@media (min-width: 576px)': {
    gap: '10px 24px',
    gridTemplateColumns: 'minmax(120px, 1fr) 3fr',
    '& > dd + dt': { marginTop: 0 },
  },
  [WIDE]: columns,
});

const Amounts = styled('div')({
  maxWidth: '32rem',
  marginTop: '16px',
  [WIDE]: {
    maxWidth: 'none',
    '& > dl > div': { display: 'grid', ...columns },
  },
});

/** The commitment of the membership in a basket; none without one, or where the API does not send it. */
export const commitmentOf = ({ items }: Cart): Commitment | undefined =>
  items.flatMap((item) => (item.type === 'membership' ? (item.commitment ?? []) : []))[0];

/** Keeps a day such as '01 Jun 2027', and a number of days in brackets, on one line. */
const unbroken = (text: string) =>
  text
    .replaceAll(/\b(\d{2}) ([A-Z][a-z]{2}) (?=\d{4}\b)/g, '$1\u00a0$2\u00a0')
    .replaceAll(/ (?=\w+\))/g, '\u00a0');

/** The parts of a sum with the sum last, from the lines on which the server puts it before them; none of another text. */
function sumsOf({ label, text }: Commitment['facts'][number]): Sum[] {
  const [amount = '', ...lines] = unbroken(text).split('\n');
  const parts = lines.map((line) => {
    const [name = '', price = ''] = line.split(': ');
    return { label: name, amount: price };
  });
  return parts.length > 0 ? [...parts, { label, amount, isTotal: true }] : [];
}

interface Props extends Pick<Cart, 'items'> {
  commitment: Commitment;
  /** Says whose it is where that is not the reader. */
  title?: string;
}

/** The person's commitment, shown before anything is paid. */
export function CommitmentCard({ commitment, items, title = texts.checkout.commitment }: Props) {
  const membership = items.find(({ type }) => type === 'membership');
  const sums = commitment.facts.flatMap(sumsOf);
  return (
    <Card component="section" aria-labelledby="commitment" sx={{ mb: 3, containerType: 'inline-size' }}>
      <Heading level={2} size={3} id="commitment">
        {title}
      </Heading>
      {membership && items.length > 1 && (
        <Text size="small" tone="muted">
          {texts.checkout.commitmentOnly(membership.name)}
        </Text>
      )}
      {sums.length > 0 && (
        <Amounts>
          <Sums sums={sums} />
        </Amounts>
      )}
      <Facts>
        {commitment.facts
          .filter(({ text }) => !text.includes('\n'))
          .flatMap(({ label, text }) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} text`}>{unbroken(text)}</dd>,
          ])}
      </Facts>
    </Card>
  );
}

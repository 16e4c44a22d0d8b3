import type { User } from 'shared-contracts/api/auth';
import { pence } from 'shared-contracts/money';
import { Card, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** A box beside the name; on a phone a line of its own below it. */
const BOX = {
  alignSelf: 'end',
  paddingBlock: 1.5,
  '@media (max-width: 599.95px)': {
    display: 'flex',
    flexBasis: '100%',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
};

/** The person's credit balance, or their debt; nothing at zero. */
export function CreditBalance({ credit }: { credit: User['credit'] }) {
  if (pence(credit.balance) === 0) return null;
  return (
    <Card tone="brand" sx={BOX}>
      <Text size="small" tone="muted">
        {texts.credit}
      </Text>
      <Text size="lead" weight="bold">
        {credit.formattedBalance}
      </Text>
    </Card>
  );
}

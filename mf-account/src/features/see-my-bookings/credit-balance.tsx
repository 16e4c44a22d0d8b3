import type { User } from 'shared-contracts/api/auth';
import { pence } from 'shared-contracts/money';
import { Card, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** The person's credit balance, or their debt; nothing at zero. */
export function CreditBalance({ credit }: { credit: User['credit'] }) {
  if (pence(credit.balance) === 0) return null;
  return (
    <Card tone="brand" sx={{ paddingBlock: 1.5 }}>
      <Text size="small" tone="muted">
        {texts.credit}
      </Text>
      <Text size="lead" weight="bold">
        {credit.formattedBalance}
      </Text>
    </Card>
  );
}

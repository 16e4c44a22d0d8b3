import type { MembershipOrderItem, OrderedDirectDebit } from 'shared-contracts/api/orders';
import { lazyPart } from 'shared-platform';
import { Box, Card, Heading, Icon, Notice, Text } from 'shared-ui/core';
import { whenText } from '../../shared/basket/basket-lines.ts';
import { Fees } from '../../shared/fees.tsx';
import { Sums } from '../../shared/sums.tsx';
import { texts } from '../../texts/en.ts';
import { texts as orderTexts } from '../../texts/order.ts';

const DirectDebitTerms = lazyPart(
  () => import(/* webpackChunkName: "direct-debit-terms" */ './direct-debit-terms.tsx'),
);

const fact = { display: 'flex', gap: '8px', alignItems: 'flex-start', '& > svg': { mt: '2px' } };

/** On a phone each value is below its words, so that all rows are alike; beside them a long one may wrap. */
const wrapping = {
  '& dl > div': { flexDirection: { xs: 'column', sm: 'row' }, gap: '0 16px' },
  '& dt': { color: { xs: 'var(--ui-muted)', sm: 'inherit' }, fontSize: { xs: '0.875rem', sm: 'inherit' } },
  '& dl > div > dd': { flex: '0 1 auto', textAlign: { sm: 'end' } },
};

/** The Bacs advance notice of the first collection. */
function DirectDebitFacts({ directDebit }: { directDebit: OrderedDirectDebit }) {
  const words = orderTexts.membership;
  const { isNew, amount, together, billingDay, prettyFirstBillingDate, reference, serviceUserName } =
    directDebit;
  return (
    <Card tone="brand" sx={{ display: 'grid', gap: 1.5 }}>
      <Text weight="bold">{isNew ? words.newDirectDebit : words.sameDirectDebit}</Text>
      <Box sx={wrapping}>
        <Sums
          sums={[
            { label: words.monthly, amount: amount.formatted },
            ...(together ? [{ label: words.together, amount: together.formatted }] : []),
            { label: words.firstPayment, amount: prettyFirstBillingDate },
            { label: words.billingDay, amount: billingDay },
            { label: words.reference, amount: reference },
            { label: words.statementName, amount: serviceUserName },
          ]}
        />
      </Box>
      {isNew && <DirectDebitTerms />}
    </Card>
  );
}

/** A membership that was bought, changed or renewed, with what was paid and what will be collected. */
export function OrderedMembership({ item }: { item: MembershipOrderItem }) {
  const { name, homeVenue, purchasedFor, categories, fees, directDebit, requiresEligibility, replaces } =
    item;
  return (
    <Card component="li" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Heading level={3}>{name}</Heading>
          {replaces && <Text>{texts.basket.inPlaceOf(replaces)}</Text>}
          <Text size="small" tone="muted">
            {categories.flatMap((category) => (category.name === name ? [] : category.name)).join(', ')}
          </Text>
        </Box>
        <Text weight="bold" sx={{ flex: 'none' }}>
          {item.formattedPrice}
        </Text>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Text component="div" sx={fact}>
          <Icon name="calendar" size={20} />
          {whenText(item)}
        </Text>
        <Text component="div" sx={fact}>
          <Icon name="pin" size={20} />
          {homeVenue.name}
        </Text>
        <Text component="div" sx={fact}>
          <Icon name="user" size={20} />
          {texts.basket.forWhom(purchasedFor.name)}
        </Text>
      </Box>
      <Fees fees={fees} />
      {directDebit && <DirectDebitFacts directDebit={directDebit} />}
      {requiresEligibility && (
        <Notice severity="info" live={false}>
          {orderTexts.membership.pendingProof}
        </Notice>
      )}
    </Card>
  );
}

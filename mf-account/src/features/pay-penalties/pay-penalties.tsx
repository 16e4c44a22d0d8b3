import { useEffect, useId, useRef } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { addToCart, cart } from 'shared-contracts/api/basket';
import { type Penalty, penalties } from 'shared-contracts/api/penalties';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { formatMoney, pence } from 'shared-contracts/money';
import { useApi, useApiMutation, useApiQuery, useLinks, useMoneySymbol } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Card, Heading, Notice, Stack, styled, Text } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { ContactButton } from '../../shared/contact-button.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/penalties.ts';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingBlock: 16,
  '& + &': { borderTop: '1px solid var(--ui-border)' },
  '& > div': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
});

/** Charges for bookings, and the way to pay them: through the basket, like everything else. */
export function PayPenalties({ user }: { user: Pick<User, 'id'> }) {
  const titleId = useId();
  const { state, data, error, reload } = useApiQuery(penalties, {});
  if (state === 'loading') return <CardSkeleton label={texts.loading} shape="rows" />;
  if (!data) return <LoadFailure title={texts.failed} error={error} onRetry={reload} />;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Stack spacing={2}>
        <Heading level={2} size={3} id={titleId}>
          {texts.title}
        </Heading>
        {data.length === 0 ? (
          <Notice severity="warning" live={false} action={<ContactButton />}>
            {texts.elsewhere}
          </Notice>
        ) : (
          <>
            <Text tone="muted">{texts.lead}</Text>
            <ul aria-labelledby={titleId} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {data.map(({ id, reason, name, startDate, venue, formattedAmount }) => (
                <Row key={id}>
                  <div>
                    <Text weight="bold">{texts.reasons[reason](name)}</Text>
                    <Text size="small" tone="muted">
                      {texts.where(displayDay(siteDay(startDate)), venue.name)}
                    </Text>
                  </div>
                  <Text weight="bold">{formattedAmount}</Text>
                </Row>
              ))}
            </ul>
            <PayAction due={data} user={user} onChanged={reload} />
          </>
        )}
      </Stack>
    </Card>
  );
}

interface ActionProps {
  due: readonly Penalty[];
  user: Pick<User, 'id'>;
  onChanged(): void;
}

/** Puts what is owed into the basket; once all of it is there, the way to it. */
function PayAction({ due, user, onChanged }: ActionProps) {
  const api = useApi();
  const links = useLinks();
  const symbol = useMoneySymbol();
  const request = useApiMutation(addToCart);
  const missing = due.filter(({ isInBasket }) => !isInBasket);
  const isInBasket = missing.length === 0;
  const wasInBasket = useRef(isInBasket);
  const toBasket = useRef<HTMLButtonElement>(null);
  // The button that had the focus is replaced by the way to the basket.
  useEffect(() => {
    if (isInBasket && !wasInBasket.current) toBasket.current?.focus();
    wasInBasket.current = isInBasket;
  }, [isInBasket]);
  const total = missing.reduce((sum, { amount }) => sum + pence(amount), 0);

  async function add() {
    const items = missing.map(({ id }) => ({ id, type: 'penalty' as const }));
    const body = { items, membershipUserId: null, selectedUserId: user.id };
    const result = await request.run({ body }, { idempotencyKey: crypto.randomUUID() });
    if (result.ok) api.invalidate(cart);
    if (result.ok || result.error.kind === 'conflict') onChanged();
  }

  return (
    <>
      {request.error && <Notice severity="danger">{failureMessages(request.error).join(' ')}</Notice>}
      {isInBasket && <Text role="status">{texts.added}</Text>}
      <Box>
        {isInBasket ? (
          <Button ref={toBasket} href={links.cross('bookings', paths.basket)}>
            {texts.toBasket}
          </Button>
        ) : (
          <Button loading={request.requesting} loadingText={texts.adding} onClick={() => void add()}>
            {texts.add(formatMoney(total, symbol))}
          </Button>
        )}
      </Box>
    </>
  );
}

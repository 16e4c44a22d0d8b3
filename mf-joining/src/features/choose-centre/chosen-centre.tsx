import type { Venue } from 'shared-contracts/api/venues';
import { Button, Heading, Skeleton, styled, Text } from 'shared-ui/core';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/en.ts';
import { useContinue } from './use-continue.ts';

const words = texts.centre;

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '20px',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--brand-wash)',
  overflowWrap: 'anywhere',
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

/** The chosen centre, with the way to another and the way on. */
export function ChosenCentre({ centre, onFinish }: { centre: Venue | undefined; onFinish(): void }) {
  const { send } = useJoining();
  const carryOn = useContinue(onFinish);
  return (
    <Root>
      <div>
        <Heading level={3} size={4}>
          {centre?.name ?? <Skeleton width="12em" />}
        </Heading>
        {centre && (
          <Text size="small" tone="muted">
            {centre.town}, {centre.postcode}
          </Text>
        )}
      </div>
      <Actions>
        <Button variant="quiet" onClick={() => send({ type: 'centre-given-up' })}>
          {words.change}
        </Button>
        <Button onClick={carryOn}>{words.continue}</Button>
      </Actions>
    </Root>
  );
}

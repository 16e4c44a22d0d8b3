import { lazyPart } from 'shared-platform';
import { Card, Heading, Skeleton, Text } from 'shared-ui/core';
import { useCentre } from '../../shared/centre/use-centre.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/en.ts';
import { Facts } from './facts.ts';

const words = texts.sidebar;
const PaymentSummary = lazyPart(
  () => import(/* webpackChunkName: "joining-payment" */ './payment-summary.tsx'),
  { pending: () => <Selection /> },
);

/** The choices so far and, once there is a membership, its price. */
export function Sidebar() {
  return useJoining().joining.membership === null ? <Selection /> : <PaymentSummary />;
}

function Selection() {
  const { membership, centreSlug } = useJoining().joining;
  const { centre } = useCentre(centreSlug);
  const waiting = membership !== null && <Skeleton height={120} />;
  return (
    <Card
      component="aside"
      aria-labelledby="joining-selection"
      sx={{ display: 'grid', gap: 2 }}
      {...(membership === null && { 'data-nothing': '' })}
    >
      <Heading level={2} size={3} id="joining-selection">
        {words.title}
      </Heading>
      {centreSlug !== null && (
        <Facts>
          <dt>{words.homeCentre}</dt>
          <dd>{centre?.name ?? <Skeleton height="1lh" />}</dd>
        </Facts>
      )}
      {waiting || <Text tone="muted">{words.empty}</Text>}
    </Card>
  );
}

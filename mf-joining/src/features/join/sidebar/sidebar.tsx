import { Card, Heading, styled, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { useCentre } from '../choose-centre/use-centre.ts';
import { useJoining } from '../state/joining-provider.tsx';

const words = texts.sidebar;

const Facts = styled('dl')({
  margin: 0,
  overflowWrap: 'anywhere',
  '& > dt': { color: 'var(--ui-muted)', fontSize: '0.875rem' },
  '& > dd': { margin: 0, fontWeight: 700 },
});

/** What was chosen so far. */
export function Sidebar() {
  const { joining } = useJoining();
  const { centre } = useCentre(joining.centreSlug);
  return (
    <Card component="aside" aria-labelledby="joining-selection" sx={{ display: 'grid', gap: 2 }}>
      <Heading level={2} size={3} id="joining-selection">
        {words.title}
      </Heading>
      {centre && (
        <Facts>
          <dt>{words.homeCentre}</dt>
          <dd>{centre.name}</dd>
        </Facts>
      )}
      {joining.membership === null && <Text tone="muted">{words.empty}</Text>}
    </Card>
  );
}

import { Button, Card, Icon, styled, Text } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

/** The button is beside the words, or below them where there is no room. */
const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '@media (min-width: 600px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  background: 'var(--ui-warning-wash)',
  color: 'var(--ui-warning)',
});

interface Props {
  title: string;
  message: string | undefined;
  /** Within another card. */
  isInside?: boolean;
  onRetry(): void;
}

/** A part of a screen whose data did not come. */
export function LoadFailure({ title, message, isInside = false, onRetry }: Props) {
  return (
    <Card role="alert" tone={isInside ? 'sunken' : 'surface'}>
      <Layout>
        <Mark>
          <Icon name="warning" />
        </Mark>
        <div>
          <Text weight="bold">{title}</Text>
          <Text tone="muted">{message}</Text>
        </div>
        <Button
          variant="quiet"
          onClick={onRetry}
          sx={{ gridColumn: 2, justifySelf: 'start', '@media (min-width: 600px)': { gridColumn: 3 } }}
        >
          {texts.tryAgain}
        </Button>
      </Layout>
    </Card>
  );
}

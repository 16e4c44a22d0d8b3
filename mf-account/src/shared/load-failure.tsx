import type { ApiError } from 'shared-platform';
import { Button, Card, Icon, styled, Text } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { failureText } from './failure-text.ts';

/** The button is beside the words, or below them where there is no room. */
const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '& > :nth-child(3)': { gridColumn: 2, justifySelf: 'start' },
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    '& > :nth-child(3)': { gridColumn: 3 },
  },
});

const Mark = styled('span')({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  background: 'var(--ui-warning-wash)',
  color: 'var(--ui-warning)',
});

interface Props {
  title: string;
  error: ApiError | null;
  /** Within another card. */
  isInside?: boolean;
  onRetry(): void;
}

/** A part of the account whose data did not come: what failed, that nothing is lost, another try. */
export function LoadFailure({ title, error, isInside = false, onRetry }: Props) {
  return (
    <Card role="alert" tone={isInside ? 'sunken' : 'surface'}>
      <Layout>
        <Mark>
          <Icon name="warning" />
        </Mark>
        <div>
          <Text weight="bold">{title}</Text>
          <Text tone="muted">{failureText(error)}</Text>
        </div>
        <Button variant="quiet" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Layout>
    </Card>
  );
}

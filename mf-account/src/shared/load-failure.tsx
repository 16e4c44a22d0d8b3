import type { ApiError } from 'shared-platform';
import { Button, Card, Icon, styled, Text } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { failureText } from './failure-text.ts';

const Layout = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  '& > div': { display: 'flex', flex: '1 1 280px', gap: '16px', minWidth: 0 },
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
        <div>
          <Mark>
            <Icon name="warning" />
          </Mark>
          <div>
            <Text weight="bold">{title}</Text>
            <Text tone="muted">{failureText(error)}</Text>
          </div>
        </div>
        <Button variant="quiet" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Layout>
    </Card>
  );
}

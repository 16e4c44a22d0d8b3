import { Button, EmptyState, Spinner, Stack } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** Fills the window while nothing else can be drawn. */
export function LoadingScreen() {
  return (
    <Stack sx={{ minHeight: '60vh', alignItems: 'center', justifyContent: 'center' }}>
      <Spinner text={texts.loading} />
    </Stack>
  );
}

export function NotFoundScreen({ homeHref }: { homeHref: string }) {
  return (
    <EmptyState
      icon="search"
      title={texts.notFound.title}
      level={1}
      action={<Button href={homeHref}>{texts.notFound.action}</Button>}
    >
      {texts.notFound.text}
    </EmptyState>
  );
}

export function LoadFailureScreen({ homeHref }: { homeHref: string }) {
  return (
    <EmptyState
      icon="warning"
      title={texts.loadFailure.title}
      level={1}
      action={<Button href={homeHref}>{texts.loadFailure.action}</Button>}
    >
      {texts.loadFailure.text}
    </EmptyState>
  );
}

export function MaintenanceScreen() {
  return <EmptyState icon="clock" title={texts.maintenance} level={1} />;
}

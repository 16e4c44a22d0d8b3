import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Button, Notice, Stack } from 'shared-ui/core';
import { usePlatform } from '../platform-context.ts';
import { useLocation } from '../router.ts';
import { tabStorage } from '../storage/browser-storage.ts';
import { texts } from '../texts/en.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { isChunkError, RemoteFailure } from './remote-failure.ts';
import type { PartKind, RemoteLoader } from './remote-loader.ts';
import { reloadForNewBuild } from './stale-build.ts';

interface Props {
  loader: RemoteLoader;
  remote: string;
  displayName: string;
  kind: PartKind;
  id: string;
  /** Drawn while the code is on its way. */
  pending: ReactNode;
  notFound: ReactNode;
  /** A part that draws nothing fails without a notice. */
  isSilent?: boolean;
  /** Drawn in place of the notice when the part cannot be had, and while it is tried again. */
  fallback?: PartFallback | undefined;
}

export type PartFallback = (tryAgain: () => Promise<void>) => ReactNode;

/** One screen or slot of a remote, in a boundary of its own with 'Try again'. */
export function RemotePart({
  loader,
  remote,
  displayName,
  kind,
  id,
  pending,
  notFound,
  isSilent = false,
  fallback,
}: Props) {
  const { bus } = usePlatform();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load anew
  const Part = useMemo<ComponentType>(
    () =>
      loader.loaded(remote, kind, id) ?? lazy(async () => ({ default: await loader.load(remote, kind, id) })),
    [loader, remote, kind, id, attempt],
  );

  async function onError(error: unknown) {
    bus.emit('remote:failed', { remote, stage: error instanceof RemoteFailure ? error.stage : 'render' });
    if (!isChunkError(error)) return;
    const before = loader.registry();
    await loader.retry(remote);
    reloadForNewBuild(remote, before, loader.registry(), tabStorage(), () => window.location.reload());
  }

  async function tryAgain() {
    setRetrying(true);
    await loader.retry(remote);
    setAttempt((count) => count + 1);
    setRetrying(false);
  }

  const waiting = fallback && attempt > 0 ? fallback(tryAgain) : pending;
  const notice = <FailureNotice part={displayName} onTryAgain={() => void tryAgain()} />;
  const failed = fallback ? fallback(tryAgain) : isRetrying ? pending : notice;

  return (
    <RemoteBoundary
      key={`${remote} ${id} ${attempt}`}
      address={pathname}
      onError={(error) => void onError(error)}
      notFound={notFound}
      fallback={() => (isSilent ? null : failed)}
    >
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    </RemoteBoundary>
  );
}

function FailureNotice({ part, onTryAgain }: { part: string; onTryAgain(): void }) {
  return (
    <Stack sx={{ maxWidth: 640, marginInline: 'auto', padding: 2 }}>
      <Notice
        severity="danger"
        title={texts.remoteFailure.title(part)}
        action={<Button onClick={onTryAgain}>{texts.remoteFailure.action}</Button>}
      >
        {texts.remoteFailure.text}
      </Notice>
    </Stack>
  );
}

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { ErrorBoundary } from '../../boundaries/error-boundary.tsx';
import { FailureNotice } from '../../boundaries/failure-notice.tsx';
import { announceRecovery, onRecovery } from '../../boundaries/recovery.ts';
import { usePlatform } from '../../platform-context.ts';
import { RemoteFailure } from '../../remotes/remote-failure.ts';
import type { PartKind, RemoteLoader } from '../../remotes/remote-loader.ts';
import { reloadForNewBuild } from '../../remotes/stale-build.ts';
import { useLocation } from '../../router.ts';
import { texts } from '../../texts/en.ts';

interface Props {
  loader: RemoteLoader;
  remote: string;
  displayName: string;
  kind: PartKind;
  id: string;
  /** Drawn while the code is on its way. */
  pending: ReactNode;
  notFound: ReactNode;
  /** A part that draws nothing fails without a notice, and is tried again as soon as someone asks for what it does. */
  isSilent?: boolean;
  /** Drawn in place of the notice when the part cannot be loaded, and while it is tried again. */
  fallback?: PartFallback | undefined;
  /** Drawn with the notice: what a page must not lack. */
  besideNotice?: ReactNode;
}

export type PartFallback = (tryAgain: () => Promise<void>) => ReactNode;

/** One screen or slot of a remote, in its own boundary with 'Try again'. */
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
  besideNotice,
}: Props) {
  const platform = usePlatform();
  const { bus } = platform;
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  const Part = useMemo<ComponentType>(
    () =>
      loader.loaded(remote, kind, id) ??
      lazy(async () => {
        const loaded = await loader.load(remote, kind, id);
        if (attempt > 0) announceRecovery();
        return { default: loaded };
      }),
    [loader, remote, kind, id, attempt],
  );

  function onError(error: unknown) {
    bus.emit('remote:failed', { remote, stage: error instanceof RemoteFailure ? error.stage : 'render' });
    void reloadForNewBuild(error, platform);
  }

  async function tryAgain() {
    if (isRetrying) return;
    setRetrying(true);
    await loader.retry(remote);
    setAttempt((count) => count + 1);
    setRetrying(false);
  }

  const waiting = fallback && attempt > 0 ? fallback(tryAgain) : pending;
  const isPage = kind === 'routes';
  const notice = (
    <FailureNotice
      level={isPage ? 1 : 2}
      title={isPage ? texts.remoteFailure.pageTitle : texts.remoteFailure.title(displayName)}
      onTryAgain={() => void tryAgain()}
    />
  );
  const standIn = fallback?.(tryAgain);
  const failed =
    isSilent || fallback ? (
      standIn
    ) : (
      <>
        {isRetrying ? pending : notice}
        {besideNotice}
      </>
    );

  return (
    <ErrorBoundary
      key={`${remote} ${id} ${attempt}`}
      address={pathname}
      onError={onError}
      notFound={notFound}
      fallback={() => (
        <>
          {failed}
          {(isSilent || fallback) && (
            <TryWhenWanted isFirst={attempt === 0} onTryAgain={() => void tryAgain()} />
          )}
        </>
      )}
    >
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Before a part that failed again is tried for a request that is still waiting for it, in milliseconds. */
const PAUSE = 1_000;

/** Has a part without a notice tried again: when something else recovers, or when another part requests what it serves. */
function TryWhenWanted({ isFirst, onTryAgain }: { isFirst: boolean; onTryAgain(): void }) {
  const { bus } = usePlatform();
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => onRecovery(() => tryAgain()), []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const listen = () => {
      stop = bus.onUnheard((name) => name.endsWith('-requested') && tryAgain());
    };
    if (isFirst) listen();
    const pause = isFirst ? undefined : setTimeout(listen, PAUSE);
    return () => {
      clearTimeout(pause);
      stop?.();
    };
  }, [bus, isFirst]);
  return null;
}

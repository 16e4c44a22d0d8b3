import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { loadCode } from 'shared-ui/load-code';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { usePlatform } from '../platform-context.ts';
import { reloadForNewBuild } from '../remotes/stale-build.ts';
import { texts } from '../texts/en.ts';
import { AutoRetry } from './auto-retry.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { PendingDialog, PlainDialog } from './plain-dialog.tsx';
import { announceRecovery } from './recovery.ts';

/** Reports that React has hydrated or rendered the boundary around it. */
function ShownSignal({ onShown }: { onShown(): void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** Behaviour of a lazy part while its code is loading, and if it does not arrive. */
export interface LazyPartOptions<Props> {
  /** Drawn in its place while the code is on its way; nothing unless given. */
  pending?(props: Props): ReactNode;
  /** For a part that opens over the page: how it is closed. What is wrong is then said in a dialog, too. */
  close?(props: Props): void;
  /** True if such a part is open; it is, as long as it is drawn, unless given. */
  isOpen?(props: Props): boolean;
  /** For a part that a page must not be without: it is tried again by itself, too. */
  keepTrying?: boolean;
  /** Drawn in place of the words and 'Try again'. */
  failed?(props: Props, tryAgain: () => void): ReactNode;
}

/**
 * A part of a screen whose code loads when it is first drawn. It has its own boundary: when the code does not
 * arrive or the part throws, only the part is replaced, by words and 'Try again'. Use it for every dynamic `import()`
 * of a component; `lazy` of React alone leaves the whole page to the next boundary.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { pending, close, isOpen = () => true, keepTrying, failed }: LazyPartOptions<NoInfer<Props>> = {},
): ComponentType<Props> {
  const loadPart = (whenLoaded?: () => void) =>
    lazy(async () => {
      const code = await loadCode(load);
      whenLoaded?.();
      return code;
    }) as unknown as ComponentType<Props>;
  // React keeps the failure of a lazy component for good, so the next one to be drawn is a new one.
  let Part = loadPart();

  return function LazyPart(props: Props) {
    const platform = usePlatform();
    const [attempt, setAttempt] = useState(0);
    const isHydrated = useIsHydrated();
    // Markup from the server stays until the part's code has loaded: if anything around it changed before, React would
    // replace it with `pending`. Parts that open over the page are never rendered on the server.
    const [isHeld, setHeld] = useState(!isHydrated && !close);
    const release = useCallback(() => setHeld(false), []);

    function fail(error: unknown) {
      Part = loadPart(announceRecovery);
      release();
      void reloadForNewBuild(error, platform);
    }
    function fallback() {
      const tryAgain = () => setAttempt((count) => count + 1);
      if (failed) return failed(props, tryAgain);
      const words = texts.remoteFailure;
      if (!close) return <FailureNotice title={words.partTitle} onTryAgain={tryAgain} />;
      const leave = () => close(props);
      return (
        <>
          {keepTrying && <AutoRetry onTryAgain={tryAgain} />}
          {isOpen(props) && (
            <PlainDialog role="alertdialog" label={words.overlayTitle} onClose={leave}>
              <FailureNotice title={words.overlayTitle} onTryAgain={tryAgain} onClose={leave} />
            </PlainDialog>
          )}
        </>
      );
    }
    const waiting =
      close && isOpen(props) ? <PendingDialog onClose={() => close(props)} /> : pending?.(props);
    const drawn = (
      <ErrorBoundary key={attempt} fallback={fallback} onError={fail}>
        <Suspense fallback={waiting}>
          <Part {...props} />
          {isHeld && <ShownSignal onShown={release} />}
        </Suspense>
      </ErrorBoundary>
    );
    const [rendered] = useState(drawn);
    return isHeld ? rendered : drawn;
  };
}

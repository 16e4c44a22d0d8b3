import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../boundaries/lazy-part.tsx';
import { useBus } from '../../hooks/platform-hooks.ts';
import { type QueuedToast, queueToast } from './queued-toast.ts';

const PlainToasts = lazyPart(() => import(/* webpackChunkName: "plain-toasts" */ './plain-toasts.tsx'));
const ToastStack = lazyPart(
  async () => ({
    default: (await import(/* webpackChunkName: "overlays" */ 'shared-ui/overlays')).ToastStack,
  }),
  { failed: (props, tryAgain) => <PlainToasts {...props} onGone={tryAgain} /> },
);

/** Shows what `toast:requested` asks for, and tells back each callback once, when its toast goes. */
export function ToastHost() {
  const bus = useBus();
  const shown = useRef<QueuedToast[]>([]);
  const [toasts, setToasts] = useState<QueuedToast[]>([]);
  const [isNeeded, setNeeded] = useState(false);

  const [change] = useState(() => (next: QueuedToast[]) => {
    const gone = shown.current.filter((toast) => !next.includes(toast));
    shown.current = next;
    setToasts(next);
    for (const { callback } of gone) if (callback) bus.emit('toast:closed', { callback });
  });

  useEffect(() => {
    const stops = [
      bus.on('toast:requested', (toast) => {
        setNeeded(true);
        change(queueToast(shown.current, toast));
      }),
      bus.on('toast:dismiss-requested', ({ callback }) =>
        change(shown.current.filter((toast) => toast.callback !== callback)),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [bus, change]);

  return (
    <div aria-live="polite">
      {isNeeded && (
        <ToastStack
          toasts={toasts.map(({ callback: _callback, ...toast }) => toast)}
          onClose={(id) => change(shown.current.filter((toast) => toast.id !== id))}
        />
      )}
    </div>
  );
}

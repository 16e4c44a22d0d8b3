import { lazy, Suspense, useEffect, useState } from 'react';
import { useBus } from 'shared-platform';
import { type QueuedToast, queueToast } from './queued-toast.ts';

const ToastStack = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overlays" */ 'shared-ui/overlays')).ToastStack,
}));

/** Shows what `toast:requested` asks for. */
export function ToastHost() {
  const bus = useBus();
  const [toasts, setToasts] = useState<QueuedToast[]>([]);
  const [isNeeded, setNeeded] = useState(false);

  useEffect(
    () =>
      bus.on('toast:requested', (toast) => {
        setNeeded(true);
        setToasts((current) => queueToast(current, toast));
      }),
    [bus],
  );

  function close(id: QueuedToast['id']) {
    const callback = toasts.find((toast) => toast.id === id)?.callback;
    setToasts((current) => current.filter((toast) => toast.id !== id));
    if (callback) bus.emit('toast:closed', { callback });
  }

  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack
        toasts={toasts.map(({ callback: _callback, ...toast }) => toast)}
        onClose={(id) => close(Number(id))}
      />
    </Suspense>
  );
}

import { useSyncExternalStore } from 'react';
import { Notice, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const Place = styled('div')({ padding: '8px 16px' });

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the device has no connection, for as long as it has none. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Place>
          <Notice severity="warning" live={false}>
            {texts.offline}
          </Notice>
        </Place>
      )}
    </div>
  );
}

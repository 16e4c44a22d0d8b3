import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as AtomProvider, createStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { PlatformContext, type PlatformServices } from '../platform-context.ts';
import { watchCookie } from '../session/watch-cookie.ts';

/** Puts a page's services around its screens and follows the shared cookie while they are shown. */
export function PlatformProvider({
  platform,
  children,
}: {
  platform: PlatformServices;
  children: ReactNode;
}) {
  const [atoms] = useState(() => createStore());
  useEffect(() => watchCookie(platform.session), [platform]);
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>
        <AtomProvider store={atoms}>{children}</AtomProvider>
      </QueryClientProvider>
    </PlatformContext>
  );
}

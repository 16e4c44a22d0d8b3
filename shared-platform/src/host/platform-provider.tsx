import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { PlatformContext, type PlatformServices } from '../platform-context.ts';
import { watchSession } from '../session/watch-session.ts';

/**
 * Puts a page's services around it and follows the shared cookie while it is shown. What is drawn for a person belongs
 * into a `PersonScope` inside it.
 */
export function PlatformProvider({
  platform,
  children,
}: {
  platform: PlatformServices;
  children: ReactNode;
}) {
  useEffect(() => watchSession(platform), [platform]);
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { usePlatform } from '../platform-context.ts';

/**
 * Around a form for passwords, personal or bank details: the tags of other companies, which can read whatever is typed
 * in their document, are in none that shows it. Where they run already, nothing is shown until the document is another.
 * @param isLogin the next document opens the login by itself
 */
export function WithoutTags({ isLogin = false, children }: { isLogin?: boolean; children: ReactNode }) {
  const { consent } = usePlatform();
  const [isFree] = useState(() => !consent.hasTags());
  useEffect(() => consent.keepTagsOut(isLogin), [consent, isLogin]);
  return isFree ? children : null;
}

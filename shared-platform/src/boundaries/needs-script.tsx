import { Notice } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

/** Says above a form that it does nothing without JavaScript, and what to do about it. */
export const NeedsScript = () => (
  <noscript>
    <Notice severity="warning" live={false} sx={{ mb: 3 }}>
      {texts.needsScript}
    </Notice>
  </noscript>
);

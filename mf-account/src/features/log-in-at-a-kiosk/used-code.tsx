import { Notice } from 'shared-ui/core';
import { texts } from '../../texts/kiosk-code.ts';

/** In place of a code that was typed at a kiosk: says so, and what to do if someone else typed it. */
export function UsedCode() {
  return (
    <Notice severity="success" title={texts.used}>
      {texts.usedText}
    </Notice>
  );
}

import { kioskBarRoomCss, kioskCss } from 'shared-contracts/kiosk-css';
import { clientOf } from '../upstreams/answer-data.ts';
import type { PageContent } from './page-content.ts';
import type { PageHost } from './page-host.ts';

/** The styles of a kiosk page; `null` for any other. */
export function kioskStylesOf(
  { isKiosk, top }: Pick<PageHost, 'isKiosk' | 'top'>,
  { client }: Pick<PageContent['answers'], 'client'>,
): string | null {
  if (!isKiosk) return null;
  const hasLoginCode = clientOf(client)?.kioskCodesEnabled ?? false;
  return kioskCss({ hasLoginCode }) + (top.includes('kiosk-bar') ? kioskBarRoomCss : '');
}

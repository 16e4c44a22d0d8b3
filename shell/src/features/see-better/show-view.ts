import type { KioskMemory } from 'shared-contracts/kiosk';
import { brandCssVariables } from 'shared-ui/theme';

export type KioskView = Pick<KioskMemory, 'text' | 'isHighContrast'>;

const TEXT_SIZES = { large: '125%', largest: '150%' } as const;

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Black on white, and white on black where a brand has its areas. */
const highContrast: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(
      brandCssVariables({
        themeAppPrimaryColour: BLACK,
        themeAppSecondaryColour1: BLACK,
        themeAppSecondaryColour2: BLACK,
        themeAppHeaderBgColour: BLACK,
        themeAppDarkBgColour: BLACK,
        headerPrimaryColour: WHITE,
      }),
    ).filter(([name]) => name.startsWith('--brand-')),
  ),
  '--ui-page': WHITE,
  '--ui-sunken': WHITE,
  '--ui-text': BLACK,
  '--ui-muted': BLACK,
  '--ui-border': BLACK,
  '--ui-control': BLACK,
};

/** Shows the page as the person wants it: over whatever the venue's looks are, until told otherwise. */
export function showView({ text, isHighContrast }: KioskView, { style }: HTMLElement): void {
  style.fontSize = text ? TEXT_SIZES[text] : '';
  for (const [name, value] of Object.entries(highContrast)) {
    if (isHighContrast) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

import { computeBrand } from 'shared-contracts/brand/compute-brand';
import type { KioskMemory } from 'shared-contracts/kiosk';

export type KioskView = Pick<KioskMemory, 'text' | 'isHighContrast'>;

/** Shares of the usual size that are added to it: less where the kiosk has enlarged everything already. */
const MORE_TEXT = { large: '25%', largest: '50%' } as const;

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Black on white, and white on black in brand areas. */
const highContrast: Readonly<Record<string, string>> = {
  ...computeBrand({
    themeAppPrimaryColour: BLACK,
    themeAppSecondaryColour1: BLACK,
    themeAppSecondaryColour2: BLACK,
    themeAppHeaderBgColour: BLACK,
    themeAppDarkBgColour: BLACK,
    headerPrimaryColour: WHITE,
  }).colours,
  '--ui-page': WHITE,
  '--ui-sunken': WHITE,
  '--ui-text': BLACK,
  '--ui-muted': BLACK,
  '--ui-border': BLACK,
  '--ui-control': BLACK,
};

/** Applies the person's choice on top of the venue's look until it is changed. */
export function applyView({ text, isHighContrast }: KioskView, { style }: HTMLElement): void {
  style.fontSize = text ? `calc(100% + ${MORE_TEXT[text]} / var(--kiosk-scale, 1))` : '';
  for (const [name, value] of Object.entries(highContrast)) {
    if (isHighContrast) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

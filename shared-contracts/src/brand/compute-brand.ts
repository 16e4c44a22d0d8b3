import { type BrandColours, brandColours } from './brand-colours.ts';
import type { BrandTheme } from './brand-theme.ts';
import { brandKey, type ComputedBrand } from './computed-brand.ts';
import { neutrals } from './neutrals.ts';

const colourVariables = (brand: BrandColours) => ({
  '--brand-primary': brand.primary,
  '--brand-on-primary': brand.onPrimary,
  '--brand-action': brand.action.main,
  '--brand-action-hover': brand.action.hover,
  '--brand-on-action': brand.action.text,
  '--brand-action-edge': brand.actionEdge,
  '--brand-action-edge-on-header': brand.actionEdgeOn.header,
  '--brand-action-edge-on-dark': brand.actionEdgeOn.dark,
  '--brand-action-edge-on-primary': brand.actionEdgeOn.primary,
  '--brand-strong': brand.strong,
  '--brand-wash': brand.wash,
  '--brand-focus': brand.strong,
  '--brand-secondary-strong': brand.secondaryStrong,
  '--brand-accent': brand.accent,
  '--brand-on-accent': brand.onAccent,
  '--brand-accent-shape': brand.accentShape,
  '--brand-accent-shape-on-header': brand.accentShapeOn.header,
  '--brand-accent-shape-on-dark': brand.accentShapeOn.dark,
  '--brand-accent-shape-on-primary': brand.accentShapeOn.primary,
  '--brand-header': brand.header,
  '--brand-on-header': brand.onHeader,
  '--brand-header-accent': brand.headerAccent,
  '--brand-on-header-accent': brand.onHeaderAccent,
  '--brand-dark': brand.dark,
  '--brand-on-dark': brand.onDark,
});

/** The secondary button, drawn as the venue chose: solid, or an outline on the surface. */
const secondaryVariables = (brand: BrandColours, outline: boolean) => ({
  '--brand-secondary': outline ? neutrals.surface : brand.secondary.main,
  '--brand-secondary-hover': outline ? brand.wash : brand.secondary.hover,
  '--brand-on-secondary': outline ? brand.secondaryStrong : brand.secondary.text,
  '--brand-secondary-edge': outline ? brand.secondaryStrong : brand.secondaryEdge,
});

/**
 * Works out a venue's colours and repairs their contrast. Searching tones takes a phone a tenth of a second, so
 * the gateway does it once and sends the result with the page; a browser loads this only for another theme.
 */
export function computeBrand(theme: BrandTheme): ComputedBrand {
  const brand = brandColours(theme);
  return {
    of: brandKey(theme),
    colours: {
      ...colourVariables(brand),
      ...secondaryVariables(brand, theme.themeAppSecondaryButtonStyle === 'outline'),
    },
  };
}

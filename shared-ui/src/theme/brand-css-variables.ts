import { type BrandColours, brandColours } from 'shared-contracts/brand/brand-colours';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { neutrals, statuses } from 'shared-contracts/brand/neutrals';
import { fontChoices, fontStack } from './fonts.ts';

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

const neutralVariables = {
  '--ui-page': neutrals.page,
  '--ui-surface': neutrals.surface,
  '--ui-sunken': neutrals.sunken,
  '--ui-border': neutrals.border,
  '--ui-control': neutrals.control,
  '--ui-text': neutrals.text,
  '--ui-muted': neutrals.muted,
  '--ui-ghost': neutrals.ghost,
  '--ui-on-ghost': neutrals.muted,
  '--ui-radius': '12px',
  '--ui-radius-small': '8px',
  '--ui-info': statuses.info.text,
  '--ui-info-wash': statuses.info.wash,
  '--ui-info-border': statuses.info.border,
  '--ui-success': statuses.success.text,
  '--ui-success-wash': statuses.success.wash,
  '--ui-success-border': statuses.success.border,
  '--ui-warning': statuses.warning.text,
  '--ui-warning-wash': statuses.warning.wash,
  '--ui-warning-border': statuses.warning.border,
  '--ui-danger': statuses.danger.text,
  '--ui-danger-wash': statuses.danger.wash,
  '--ui-danger-border': statuses.danger.border,
  /** Height kept free above an anchor; the navigation sets it to its own height. */
  '--ui-header-height': '0px',
};

function typeVariables(theme: BrandTheme) {
  const { heading, body } = fontChoices(theme);
  const display = heading === 'garage gothic';
  return {
    '--font-heading': fontStack(heading),
    '--font-body': fontStack(body),
    '--heading-transform': display ? 'uppercase' : 'none',
    '--heading-tracking': display ? '0.01em' : '-0.015em',
    '--heading-leading': display ? '1.02' : '1.15',
    /** A condensed face looks a size smaller than it is. */
    '--heading-scale': display ? '1.18' : '1',
  };
}

/** The names of all custom properties a brand sets. */
export type BrandVariable =
  | keyof ReturnType<typeof colourVariables>
  | keyof ReturnType<typeof secondaryVariables>
  | keyof typeof neutralVariables
  | keyof ReturnType<typeof typeVariables>;

/** The properties a brand area changes, as they are outside of it: for a light surface that stands in one. */
export function surfaceVariables(theme: BrandTheme): Record<string, string> {
  const brand = brandColours(theme);
  return {
    ...colourVariables(brand),
    ...secondaryVariables(brand, theme.themeAppSecondaryButtonStyle === 'outline'),
    '--ui-muted': neutrals.muted,
    '--focus-ring': 'initial',
    '--brand-on-secondary-hover': 'initial',
  };
}

/**
 * A venue's looks as CSS custom properties, `--name` to value. Pure: the gateway writes them into the first HTML
 * and `BrandProvider` sets the same ones, so that the first paint and the running page agree.
 */
export function brandCssVariables(theme: BrandTheme): Record<BrandVariable, string> {
  const brand = brandColours(theme);
  return {
    ...colourVariables(brand),
    ...secondaryVariables(brand, theme.themeAppSecondaryButtonStyle === 'outline'),
    ...neutralVariables,
    ...typeVariables(theme),
  };
}

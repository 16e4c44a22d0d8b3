import type { BrandTheme } from './brand-theme.ts';
import type { ColourVariable, ComputedBrand } from './computed-brand.ts';
import { fontChoices, fontStack } from './fonts.ts';
import { neutrals, statuses, surfaces } from './neutrals.ts';
import { chosenOf, densities, shapes } from './shapes.ts';

function surfaceTones(theme: BrandTheme) {
  const tones = chosenOf(surfaces, theme.themeAppSurface);
  return {
    '--ui-page': tones.page,
    '--ui-surface': tones.surface,
    '--ui-sunken': tones.sunken,
    '--ui-border': tones.border,
    '--ui-control': tones.control,
    '--ui-text': tones.text,
    '--ui-muted': tones.muted,
    '--ui-ghost': tones.ghost,
    '--ui-on-ghost': tones.muted,
  };
}

function formVariables(theme: BrandTheme) {
  const shape = chosenOf(shapes, theme.themeAppShape);
  const density = chosenOf(densities, theme.themeAppDensity);
  return {
    '--ui-radius': shape.card,
    '--ui-radius-small': shape.inner,
    '--ui-radius-button': shape.button,
    '--ui-radius-chip': shape.chip,
    '--ui-card-padding': density.card,
    '--ui-row-padding': density.row,
  };
}

const fixedVariables = {
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
  | ColourVariable
  | keyof ReturnType<typeof surfaceTones>
  | keyof ReturnType<typeof formVariables>
  | keyof typeof fixedVariables
  | keyof ReturnType<typeof typeVariables>;

/** The properties a brand area changes, with their values outside it: for a light surface inside one. */
export const surfaceVariables = ({ colours }: ComputedBrand): Record<string, string> => ({
  ...colours,
  '--ui-muted': neutrals.muted,
  '--focus-ring': 'initial',
  '--brand-on-secondary-hover': 'initial',
});

/**
 * A venue's looks as CSS custom properties, `--name` to value. Gateway and browser both take them from here, so that
 * the first paint and the running page agree.
 */
export const brandCssVariables = (
  theme: BrandTheme,
  { colours }: ComputedBrand,
): Record<BrandVariable, string> => ({
  ...colours,
  ...surfaceTones(theme),
  ...formVariables(theme),
  ...fixedVariables,
  ...typeVariables(theme),
});

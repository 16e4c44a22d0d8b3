import { type BrandColours, brandColours } from 'shared-contracts/brand/brand-colours';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { textContrast, toneWithContrast } from 'shared-contracts/brand/contrast-repair';
import { neutrals } from 'shared-contracts/brand/neutrals';

/** Font of every mail: web fonts reach few mailboxes. */
export const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Surfaces and texts of a mailbox in dark mode; texts reach 4.5:1 on all of them. */
const dark = {
  page: '#171512',
  surface: '#24211d',
  sunken: '#2f2b26',
  border: '#4a443c',
  text: '#f3f1ed',
  muted: '#c6beb2',
} as const;

export interface MailTheme {
  brand: BrandColours;
  /** The brand's hue as readable text in dark mode. */
  darkLink: string;
  /** CSS for dark mode; the brand's own areas and buttons stay as they are. */
  css: string;
}

const darkRules = (darkLink: string): string =>
  [
    ['.page', `background-color:${dark.page}`],
    ['.sheet', `background-color:${dark.surface};border-color:${dark.border}`],
    ['.box', `background-color:${dark.sunken};border-color:${dark.border}`],
    ['.line', `border-color:${dark.border}`],
    ['.text', `color:${dark.text}`],
    ['.muted', `color:${dark.muted}`],
    ['.link', `color:${darkLink}`],
  ]
    .map(([selector, rule = '']) => `${selector}{${rule.replaceAll(/;|$/g, '!important;')}}`)
    .join('');

/** Appearance of a tenant's mail: its colours by the rule of its pages, light, and dark if the mailbox is. */
export function mailTheme(theme: BrandTheme): MailTheme {
  const brand = brandColours(theme);
  const darkLink = toneWithContrast(brand.primary, [dark.page, dark.surface, dark.sunken], textContrast);
  return {
    brand,
    darkLink,
    css: `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules(darkLink)}}`,
  };
}

export { dark as darkNeutrals, neutrals };

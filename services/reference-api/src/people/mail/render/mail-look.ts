import { type BrandColours, brandColours } from 'shared-contracts/brand/brand-colours';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { textContrast, toneReaching } from 'shared-contracts/brand/contrast-repair';
import { neutrals } from 'shared-contracts/brand/neutrals';

/** What every mail is set in: web fonts reach few mailboxes. */
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

export interface MailLook {
  brand: BrandColours;
  /** The brand's hue as readable text in dark mode. */
  darkLink: string;
  /** What dark mode changes; the brand's own areas and buttons stay as they are. */
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

/** How a tenant's mail looks: its colours by the rule of its pages, light, and dark where the mailbox is. */
export function mailLook(theme: BrandTheme): MailLook {
  const brand = brandColours(theme);
  const darkLink = toneReaching(brand.primary, [dark.page, dark.surface, dark.sunken], textContrast);
  return {
    brand,
    darkLink,
    css: `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules(darkLink)}}`,
  };
}

export { dark as darkNeutrals, neutrals };

import { type BrandColours, brandColours } from 'shared-contracts/brand/brand-colours';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { textContrast, toneWithContrast } from 'shared-contracts/brand/contrast-repair';
import { surfaces } from 'shared-contracts/brand/neutrals';
import { chosenOf, shapes } from 'shared-contracts/brand/shapes';

/** Font of every mail: web fonts reach few mailboxes. */
export const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Surfaces and texts of a mailbox in dark mode; texts reach 4.5:1 on all of them. */
const darkNeutrals = {
  page: '#171512',
  surface: '#24211d',
  sunken: '#2f2b26',
  border: '#4a443c',
  text: '#f3f1ed',
  muted: '#c6beb2',
} as const;

type Neutrals = (typeof surfaces)[keyof typeof surfaces];
type Shape = (typeof shapes)[keyof typeof shapes];

export interface MailTheme {
  brand: BrandColours;
  /** The greys of the brand's pages. */
  neutrals: Neutrals;
  /** Corners of the sheet, of its panels, of buttons and of labels. */
  shape: Shape;
  /** The brand's hue as readable text in dark mode. */
  darkLink: string;
  /** CSS for dark mode and for phones; the brand's own areas and buttons stay as they are. */
  css: string;
}

const important = (rules: readonly (readonly [selector: string, rule: string])[]): string =>
  rules.map(([selector, rule]) => `${selector}{${rule.replaceAll(/;|$/g, '!important;')}}`).join('');

const darkRules = (darkLink: string): string =>
  important([
    ['.page', `background-color:${darkNeutrals.page}`],
    ['.sheet', `background-color:${darkNeutrals.surface};border-color:${darkNeutrals.border}`],
    ['.head', `background-color:${darkNeutrals.sunken}`],
    ['.line', `border-color:${darkNeutrals.border}`],
    ['.text', `color:${darkNeutrals.text}`],
    ['.muted', `color:${darkNeutrals.muted}`],
    ['.link', `color:${darkLink}`],
  ]);

/** The label of a row above its value. */
const stackedRows = (cell: string) =>
  [
    [cell, 'display:block;width:auto;padding-right:0'],
    [`th${cell}`, 'padding-bottom:0'],
    [`td${cell}`, 'border-top-width:0;padding-top:0'],
  ] as const;

/** On a phone long labels are above their values, on a narrow one every label, and a button is as wide as the sheet. */
const phoneCss = `@media (max-width:480px){${important([
  ...stackedRows('.stacked'),
  ['.button', 'width:100%'],
  ['.button a', 'display:block;text-align:center'],
])}}@media (max-width:340px){${important([...stackedRows('.fact'), ['.whole', 'display:block']])}}`;

/** Appearance of a tenant's mail: its colours and corners by the rule of its pages, light, and dark if the mailbox is. */
export function mailTheme(theme: BrandTheme): MailTheme {
  const brand = brandColours(theme);
  const { page, surface, sunken } = darkNeutrals;
  const darkLink = toneWithContrast(brand.primary, [page, surface, sunken], textContrast);
  return {
    brand,
    neutrals: chosenOf<Neutrals>(surfaces, theme.themeAppSurface),
    shape: chosenOf<Shape>(shapes, theme.themeAppShape),
    darkLink,
    css: `:root{color-scheme:light dark}h1{text-wrap:balance}p,li{text-wrap:pretty}${phoneCss}@media (prefers-color-scheme:dark){${darkRules(darkLink)}}`,
  };
}

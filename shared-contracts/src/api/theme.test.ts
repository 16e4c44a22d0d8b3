import { fromWire } from 'shared-contracts/codec';
import { safeParse } from 'shared-contracts/schema';
import { describe, expect, it } from 'vitest';
import { themeSchema } from './theme.ts';

const read = (wire: unknown) => safeParse(themeSchema, fromWire(wire));

const nothingSaid = {
  themeAppPrimaryColour: null,
  themeAppSecondaryColour1: null,
  themeAppSecondaryColour2: null,
  themeAppHeaderBgColour: null,
  themeAppDarkBgColour: null,
  headerPrimaryColour: null,
  themeAppLogo: null,
  fontStyles: { heading: null, body: null },
  garageGothicUrl: null,
  themeAppSecondaryButtonStyle: null,
  themeAppShape: null,
  themeAppSurface: null,
  themeAppDensity: null,
};

describe('a theme', () => {
  it('has every field of the specification, and three more', () => {
    const theme = {
      theme_app_primary_colour: '#111111',
      theme_app_secondary_colour1: '#222222',
      theme_app_secondary_colour2: '#333333',
      theme_app_header_bg_colour: '#444444',
      theme_app_dark_bg_colour: '#555555',
      header_primary_colour: '#666666',
      theme_app_logo: '/logo.svg',
      font_styles: { heading: 'garage gothic', body: 'Lato' },
      garage_gothic_url: '/fonts/licensed.woff2',
      theme_app_secondary_button_style: 'outline',
      theme_app_shape: 'round',
      theme_app_surface: 'cool',
      theme_app_density: 'compact',
    };
    expect(read(theme).data).toEqual({
      themeAppPrimaryColour: '#111111',
      themeAppSecondaryColour1: '#222222',
      themeAppSecondaryColour2: '#333333',
      themeAppHeaderBgColour: '#444444',
      themeAppDarkBgColour: '#555555',
      headerPrimaryColour: '#666666',
      themeAppLogo: '/logo.svg',
      fontStyles: { heading: 'garage gothic', body: 'Lato' },
      garageGothicUrl: '/fonts/licensed.woff2',
      themeAppSecondaryButtonStyle: 'outline',
      themeAppShape: 'round',
      themeAppSurface: 'cool',
      themeAppDensity: 'compact',
    });
  });

  it.each<[string, object, object]>([
    ['that says nothing', {}, {}],
    ['with more than is known', { theme_app_third_colour: '#777777' }, {}],
    ['of no faces', { font_styles: null }, {}],
    ['of an unknown face', { font_styles: { heading: 'Comic Sans', body: 'Lato' } }, { body: 'Lato' }],
    ['of one face', { font_styles: { heading: 'Roboto' } }, { heading: 'Roboto' }],
    ['of colours that are none', { theme_app_primary_colour: 7, header_primary_colour: ['#fff'] }, {}],
    ['of addresses that are none', { theme_app_logo: {}, garage_gothic_url: true }, {}],
    ['of an unknown button', { theme_app_secondary_button_style: 'dotted' }, {}],
    [
      'of an unknown shape',
      { theme_app_shape: 'oval', theme_app_surface: 7, theme_app_density: 'dense' },
      {},
    ],
  ])('%s is read', (_what, wire, fonts) => {
    expect(read(wire).data).toEqual({ ...nothingSaid, fontStyles: { ...nothingSaid.fontStyles, ...fonts } });
  });
});

import { theme as themeCall } from 'shared-contracts/api/theme';
import { computeBrand } from 'shared-contracts/brand/compute-brand';
import { brandOf } from 'shared-contracts/brand/computed-brand';
import { brandCssVariables } from 'shared-contracts/brand/css-variables';
import { PAGE_BOOT_ELEMENT, pageBootSchema } from 'shared-contracts/config';
import { safeParse } from 'shared-contracts/schema';
import { expect, test } from 'vitest';
import { envelope, json } from '../../test-support/fake-api.ts';
import { theme } from '../../test-support/site-answers.ts';
import { startGateway } from '../../test-support/test-gateway.ts';
import { themeOf } from '../upstreams/answer-data.ts';
import { appearanceOf, safeAddress } from './appearance.ts';

/** Every way a tenant may write a colour, and what it is on the page. */
const WRITTEN = [
  ['#0B6E75', '#0b6e75'],
  [' #fff ', '#ffffff'],
  ['#0b6e75ff', '#0b6e75'],
  ['#0b6e7580', null],
  ['#767676', '#767676'],
  ['teal', '#008080'],
  ['Teal', '#008080'],
  ['rebeccapurple', '#663399'],
  ['transparent', null],
  ['currentcolor', null],
  ['rgb(11, 110, 117)', '#0b6e75'],
  ['rgba(11, 110, 117, 1)', '#0b6e75'],
  ['rgba(11, 110, 117, 0.5)', null],
  ['rgb(300,0,0)', '#ff0000'],
  ['hsl(184, 83%, 25%)', '#0b6e75'],
  ['hsla(184, 83%, 25%, 0.2)', null],
  ['#12345', null],
  ['#12', null],
  ['brand blue', null],
  ['red;}body{display:none', null],
  ['</style><script>alert(1)</script>', null],
  ['url(https://evil.example)', null],
  ['', null],
  [null, null],
] as const;

/** A page whose tenant writes its main colours so: what its first view is drawn with, and what its scripts are. */
async function openBranded(colour: string | null) {
  const { page } = await startGateway(
    {},
    {
      '/api/v1/frontend/theme': json(
        200,
        envelope({ ...theme, theme_app_primary_colour: colour, theme_app_header_bg_colour: colour }),
      ),
    },
  );
  const { body } = await page('/');
  const [, rules = ''] = /:root\{([^}]*)\}/.exec(body) ?? [];
  const variables = Object.fromEntries(rules.split(';').map((rule) => rule.split(/:(.*)/s).slice(0, 2)));
  const [, bootText = ''] = new RegExp(`id="${PAGE_BOOT_ELEMENT}"[^>]*>(.*?)</script>`).exec(body) ?? [];
  const boot = safeParse(pageBootSchema, JSON.parse(bootText));
  if (!boot.success) throw new Error('The page has no boot.');
  const look = themeOf(boot.data.preloaded.find(({ url }) => url === themeCall.path) ?? null);
  if (!look) throw new Error('The page came without its theme.');
  return { body, variables, look, sent: boot.data.computedBrand };
}

test.each(WRITTEN)('%j is the same colour before and after the page has started', async (written, colour) => {
  const { body, variables, look, sent } = await openBranded(written);
  expect(variables).toMatchObject({
    '--brand-primary': colour ?? '#8c59f8',
    '--brand-header': colour ?? '#262731',
  });
  expect(body).toContain(`<meta name="theme-color" content="${colour ?? '#262731'}">`);
  const running = brandOf(look, sent);
  expect(running, 'the browser has to compute it again').toBeDefined();
  expect(running).toEqual(computeBrand(look));
  expect(brandCssVariables(look, running ?? computeBrand({}))).toEqual(variables);
});

test('no tenant value can break out of the style element', () => {
  const hostile = "'}</style><script>alert(1)</script>";
  const { variables } = appearanceOf({
    themeAppPrimaryColour: hostile,
    themeAppSecondaryColour1: hostile,
    themeAppSecondaryColour2: hostile,
    themeAppHeaderBgColour: hostile,
    themeAppDarkBgColour: hostile,
    headerPrimaryColour: hostile,
    themeAppLogo: hostile,
    fontStyles: { heading: null, body: null },
    garageGothicUrl: hostile,
    themeAppSecondaryButtonStyle: null,
    themeAppShape: null,
    themeAppSurface: null,
    themeAppDensity: null,
  });
  expect(variables).toMatch(/^:root\{[^{}<>]*\}$/);
});

test.each([
  ['/brand/riverside/logo.svg', '/brand/riverside/logo.svg'],
  ['https://cdn.example.com/logo.svg', 'https://cdn.example.com/logo.svg'],
  ['http://cdn.example.com/logo.svg', null],
  ['//evil.example/logo.svg', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg>', null],
  [null, null],
])('the address %s is read as %s', (text, address) => {
  expect(safeAddress(text)).toBe(address);
});

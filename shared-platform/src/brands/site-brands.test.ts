import { computeBrand } from 'shared-contracts/brand/compute-brand';
import { plainBrand } from 'shared-contracts/brand/computed-brand';
import { afterEach, expect, test, vi } from 'vitest';
import { createSiteBrands } from './site-brands.ts';

const computing = vi.hoisted(() => vi.fn());
vi.mock('shared-contracts/brand/compute-brand', async (load) => {
  const code = await load<typeof import('shared-contracts/brand/compute-brand')>();
  computing.mockImplementation(code.computeBrand);
  return { ...code, computeBrand: computing };
});

const riverside = { themeAppPrimaryColour: 'teal' };
const northfield = { themeAppPrimaryColour: '#c8f31d' };
const sent = computeBrand(riverside);

afterEach(() => void computing.mockClear());

test('a page computes no colours of the theme it arrived with', async () => {
  const brands = createSiteBrands(sent);
  expect(brands.of(riverside)).toEqual(sent);
  await brands.prepare(riverside);
  await brands.prepare({ themeAppPrimaryColour: null });
  expect(computing).not.toHaveBeenCalled();
});

test("another venue's are computed once", async () => {
  const brands = createSiteBrands(sent);
  await brands.prepare(northfield);
  await brands.prepare(northfield);
  expect(brands.of(northfield).colours['--brand-primary']).toBe('#c8f31d');
  expect(computing).toHaveBeenCalledTimes(1);
});

test('without the code for it, the site keeps the colours it has', async () => {
  const brands = createSiteBrands(sent);
  await brands.prepare(riverside);
  computing.mockImplementationOnce(() => {
    throw new Error('The code did not arrive.');
  });
  await brands.prepare(northfield);
  expect(brands.of(northfield)).toEqual(sent);
});

test('a theme no one has prepared is drawn in the colours of a tenant that names none', () => {
  expect(createSiteBrands(undefined).of(northfield)).toBe(plainBrand);
});

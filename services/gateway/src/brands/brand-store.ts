import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'shared-contracts/api/client';
import type { Theme } from 'shared-contracts/api/theme';
import { type Brand, brandSchema } from 'shared-contracts/config';
import { safeParse } from 'shared-contracts/schema';

/** Stores the names and looks of tenants, so that pages have their brand while the API is down. */
export interface BrandStore {
  of(tenant: string): Brand | null;
  learnClient(tenant: string, client: Client): void;
  /** @param isTenants whether it is the tenant's own theme; a venue's theme is used until that is known. */
  learnTheme(tenant: string, theme: Theme, isTenants: boolean): void;
}

/** The known parts of a brand so far. */
type Known = Partial<Brand> & { isTenants?: boolean };

/**
 * @param folder where brands outlive the process, shared by the processes of a gateway; `null` keeps them in memory.
 */
export async function createBrandStore(
  folder: string | null,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<BrandStore> {
  const brands = new Map<string, Brand>(folder ? await readBrands(folder) : []);
  const known = new Map<string, Known>(
    [...brands].map(([tenant, brand]) => [tenant, { ...brand, isTenants: true }]),
  );
  let writing = Promise.resolve();

  function learn(tenant: string, more: Known): void {
    const together = { ...known.get(tenant), ...more };
    known.set(tenant, together);
    const brand = safeParse(brandSchema, together);
    const text = JSON.stringify(brand.data);
    if (!brand.success || text === JSON.stringify(brands.get(tenant))) return;
    brands.set(tenant, brand.data);
    if (!folder) return;
    writing = writing
      .then(() => writeBrand(folder, tenant, text))
      .catch((error) => log.warn({ err: error }, 'A brand could not be kept.'));
  }

  return {
    of: (tenant) => brands.get(tenant) ?? null,
    learnClient: (tenant, { name, customerServicePhone, customerServiceEmail }) =>
      learn(tenant, { name, customerServicePhone, customerServiceEmail }),
    learnTheme(tenant, theme, isTenants) {
      if (isTenants || !known.get(tenant)?.isTenants) learn(tenant, { theme, isTenants });
    },
  };
}

/** A file is replaced atomically: another process never reads half of it. */
async function writeBrand(folder: string, tenant: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = path.join(folder, `.${tenant}.${process.pid}`);
  await writeFile(part, text);
  await rename(part, path.join(folder, `${tenant}.json`));
}

/** An unreadable brand counts as unknown; it is only cosmetic. */
async function readBrands(folder: string): Promise<[string, Brand][]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^[a-z0-9-]+\.json$/.test(file));
  const found = await Promise.all(files.map((file) => readBrand(path.join(folder, file)).catch(() => null)));
  return files.flatMap((file, at) => {
    const brand = found[at];
    return brand ? [[path.basename(file, '.json'), brand]] : [];
  });
}

async function readBrand(file: string): Promise<Brand | null> {
  const brand = safeParse(brandSchema, JSON.parse(await readFile(file, 'utf8')));
  return brand.success ? brand.data : null;
}

import { clientSchema } from 'shared-contracts/api/client';
import { themeSchema } from 'shared-contracts/api/theme';
import { array, boolean, type Infer, safeParse, strictObject, string } from 'shared-contracts/schema';
import { StartFailure } from '../src/start/start-failure.ts';

const { id: _id, slug: _slug, ...site } = clientSchema.shape;

/** A seeded brand always has a logo. */
const brandSchema = strictObject({ ...themeSchema.shape, themeAppLogo: string() });

const tenantSeedSchema = strictObject({
  slug: string(),
  name: string(),
  icon: string(),
  siteConfiguration: strictObject({
    ...site,
    displayVenueSelectionButton: boolean(),
    activitiesV2Enabled: boolean(),
  }),
  theme: brandSchema,
  footerHtml: string(),
  checkoutTerms: array(strictObject({ id: string(), title: string(), html: string() })),
  venueOverrides: array(
    strictObject({
      venueSlug: string(),
      theme: brandSchema,
      pinnedProgrammes: array(string()),
      footerHtml: string(),
    }),
  ),
});
export type TenantSeed = Infer<typeof tenantSeedSchema>;

/**
 * The tenants of a seed file's content. Throws a StartFailure naming the file, the tenant and the key that does not fit.
 * @param file as a person finds it, for the message.
 */
export function parseTenants(content: unknown, file: string): TenantSeed[] {
  const result = safeParse(array(tenantSeedSchema), content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [index, ...path] = issue?.path ?? [];
  if (index === undefined) throw new StartFailure(`${file} is not a list of tenants.`);
  const tenant = Array.isArray(content) ? content[Number(index)] : undefined;
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const key = [...path, ...extra].map(String).join('.');
  const problem = extra.length > 0 ? 'is not known' : 'is missing or has the wrong shape';
  throw new StartFailure(`${file}: ${key} of tenant ${tenant?.slug ?? Number(index) + 1} ${problem}.`);
}

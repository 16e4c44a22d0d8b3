import { type Infer, record, regex, safeParse, string } from 'shared-contracts/schema';

const name = string().check(regex(/^mf-[a-z][a-z0-9-]*$/));
const version = string().check(regex(/^\w[\w+-]*(\.[\w+-]+)*$/));

/** `registry.json`: which version of each remote is current. */
const registryVersionsSchema = record(name, version);
export type RegistryVersions = Infer<typeof registryVersionsSchema>;

/** @throws when the text is not a map of remote names to versions. */
export function readRegistryVersions(text: string): RegistryVersions {
  const versions = safeParse(registryVersionsSchema, JSON.parse(text));
  if (!versions.success) throw new Error('It is not a map of remote names to versions.');
  return versions.data;
}

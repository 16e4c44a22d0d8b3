import { array, record, strictObject, string, union } from 'shared-contracts/schema';
import { fieldDefinitionSchema, type SectionDefinition, StartFailure } from '../../platform/index.ts';
import { parseSeed } from './parse-seed.ts';

const dataFieldsSeedSchema = strictObject({
  fields: array(fieldDefinitionSchema),
  tenants: record(
    string(),
    array(
      strictObject({
        sectionName: string(),
        sectionReference: string(),
        fields: array(union([string(), fieldDefinitionSchema])),
      }),
    ),
  ),
});

/**
 * The questions of each tenant by slug. A section names a common field by its path, or defines one of its own.
 * Throws a StartFailure naming the file and the key that does not fit.
 */
export function parseDataFields(content: unknown, file: string): Map<string, SectionDefinition[]> {
  const { fields, tenants } = parseSeed(dataFieldsSeedSchema, content, file);
  const common = new Map(fields.map((field) => [field.path, field]));
  const definition = (path: string, tenant: string) => {
    const field = common.get(path);
    if (!field)
      throw new StartFailure(`${file}: tenants.${tenant} asks for ${path}, which is not among the fields.`);
    return field;
  };
  return new Map(
    Object.entries(tenants).map(([tenant, sections]) => [
      tenant,
      sections.map(({ fields: entries, ...section }) => ({
        ...section,
        sectionFields: entries.map((entry) =>
          typeof entry === 'string' ? definition(entry, tenant) : entry,
        ),
      })),
    ]),
  );
}

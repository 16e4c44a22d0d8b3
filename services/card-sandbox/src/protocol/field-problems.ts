import type { FastifySchemaValidationError } from 'fastify';
import type { FieldProblem, ProviderErrorName } from './errors.ts';

/** Translates JSON schema findings into the provider's codes, one per field and code. */
export function toFieldProblems(findings: readonly FastifySchemaValidationError[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const finding of findings) {
    const property = propertyOf(finding);
    if (property === '') continue;
    const error = errorOf(finding, property);
    problems.set(`${property} ${error}`, { error, property });
  }
  return [...problems.values()];
}

function propertyOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  return path.join('.');
}

function errorOf({ keyword, params }: FastifySchemaValidationError, property: string): ProviderErrorName {
  switch (keyword) {
    case 'required':
      return 'missingField';
    case 'minLength':
      return params.limit === 1 ? 'missingField' : 'invalidLength';
    case 'maxLength':
      return 'invalidLength';
    case 'pattern':
      return 'invalidCharacters';
    case 'type':
      return params.type === 'integer' ? 'notAnInteger' : 'invalidValue';
    case 'enum':
      return property === 'currency' ? 'unknownCurrency' : 'invalidValue';
    default:
      return 'invalidValue';
  }
}

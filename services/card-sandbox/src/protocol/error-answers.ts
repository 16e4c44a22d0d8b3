import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { clientMessage } from './client-message.ts';
import { type FieldProblem, PROVIDER_ERRORS, ProviderError } from './errors.ts';
import { toFieldProblems } from './field-problems.ts';

/** Answers every failure in the provider's shape: one error bare, refused fields in `errors`. */
export function formatErrorsLikeProvider(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((failure, _request, reply) => {
    const refusal = toProviderError(failure);
    if (refusal.error === 'internal') app.log.error(failure);
    return reply.code(PROVIDER_ERRORS[refusal.error].httpStatus).send(toErrorBody(refusal));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ description: 'The resource does not exist' }),
  );
}

/** The JSON body of a refusal. */
export function toErrorBody({ error, fields }: ProviderError): object {
  if (fields.length > 0) return { errors: fields.map(describeField) };
  const { code, description } = PROVIDER_ERRORS[error];
  return { code, description };
}

/** Turns the validator's findings into the provider's refusal of fields. */
export function refuseInvalid(findings: readonly FastifySchemaValidationError[]): ProviderError {
  const [first, ...rest] = toFieldProblems(findings);
  return first ? new ProviderError(first.error, [first, ...rest]) : new ProviderError('emptyRequest');
}

function describeField({ error, property }: FieldProblem) {
  const { code, description } = PROVIDER_ERRORS[error];
  return { code, property, description, clientMessage: clientMessage(error, property) };
}

function toProviderError(failure: FastifyError | ProviderError): ProviderError {
  if (failure instanceof ProviderError) return failure;
  if (failure.validation) return refuseInvalid(failure.validation);
  if (failure.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new ProviderError('emptyRequest');
  const isClientFault = failure.statusCode !== undefined && failure.statusCode < 500;
  return new ProviderError(isClientFault ? 'incorrectFormat' : 'internal');
}

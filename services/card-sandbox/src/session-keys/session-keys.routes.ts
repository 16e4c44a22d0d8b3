import type { FastifyInstance } from 'fastify';
import { authenticateVendor } from '../protocol/authentication.ts';
import { ProviderError } from '../protocol/errors.ts';
import type { Provider } from '../state/provider.ts';
import type { SessionKey } from '../state/session-keys.ts';

const newKeySchema = {
  type: 'object',
  required: ['vendorName'],
  properties: { vendorName: { type: 'string', minLength: 1, maxLength: 15 } },
};

export function sessionKeyRoutes(app: FastifyInstance, { settings, sessionKeys }: Provider): void {
  app.post<{ Body: { vendorName: string } }>(
    '/api/v1/merchant-session-keys',
    {
      schema: { body: newKeySchema },
      config: { operation: 'create-session-key' },
      onRequest: async (request) => void authenticateVendor(request, settings.vendors),
    },
    async (request, reply) => {
      const { vendorName } = authenticateVendor(request, settings.vendors);
      if (request.body.vendorName !== vendorName) throw new ProviderError('authenticationFailed');
      return reply.code(201).send(describeKey(sessionKeys.issue(vendorName)));
    },
  );

  app.get<{ Params: { key: string } }>('/api/v1/merchant-session-keys/:key', async (request) => {
    const { vendorName } = authenticateVendor(request, settings.vendors);
    const key = sessionKeys.find(request.params.key);
    if (key?.vendorName !== vendorName) throw new ProviderError('sessionKeyNotFound');
    return describeKey(key);
  });
}

const describeKey = ({ merchantSessionKey, expiresAt }: SessionKey) => ({
  merchantSessionKey,
  expiry: new Date(expiresAt).toISOString(),
});

import { geocodingSchema } from 'shared-contracts/api/geocoding';
import { plainSchema } from './wire-schema.ts';

const inQuery = (name: string, required: boolean, description: string, type = 'string') => ({
  name,
  in: 'query',
  required,
  description,
  schema: { type },
});

const failure = (description: string) => ({
  description,
  content: {
    'application/json': { schema: { type: 'object', properties: { message: { type: 'string' } } } },
  },
});

/**
 * The geocoder is outside the API table: its URL is configured, its shape is that of the map providers, without
 * the envelope and in their own case.
 */
export const geocoderPaths = {
  '/api/geocoding/{term}.json': {
    get: {
      tags: ['geocoding'],
      operationId: 'geocode',
      summary:
        'Finds places and postcodes of the United Kingdom, in the shape of the MapTiler geocoding API.',
      security: [],
      parameters: [
        {
          name: 'term',
          in: 'path',
          required: true,
          description: 'What was typed: a place or a postcode.',
          schema: { type: 'string', maxLength: 100 },
        },
        inQuery('key', true, "The tenant's `map_api_key`."),
        inQuery('country', false, 'Only `gb` has places.'),
        inQuery('limit', false, 'How many features at most, from 1 to 10; 5 when left out.', 'integer'),
      ],
      responses: {
        200: {
          description: 'It worked; no feature means that nothing fits.',
          content: { 'application/json': { schema: plainSchema(geocodingSchema, 'output') } },
        },
        400: failure('The term is too long.'),
        403: failure('The key may not search.'),
        404: { $ref: '#/components/responses/404' },
        500: { $ref: '#/components/responses/500' },
      },
    },
  },
};

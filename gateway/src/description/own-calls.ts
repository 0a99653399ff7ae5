import { failuresOf, type ServiceDescription } from '@stezhka/kit/openapi';

const failures = failuresOf({ op: { method: 'GET', path: '/', access: 'public' }, schema: {} }, {});

const json = (description: string, schema: object) => ({
  200: { description, content: { 'application/json': { schema } } },
});

export const ownCalls: ServiceDescription = {
  name: 'gateway',
  paths: {
    '/cache-batch': {
      get: {
        operationId: 'gateway_get_cache_batch',
        summary: 'Several cacheable reads in one request, each under its key',
        tags: ['gateway'],
        security: [],
        parameters: [
          { $ref: '#/components/parameters/Locale' },
          {
            name: 'calls',
            in: 'query',
            required: true,
            description: 'Addresses of public cacheable reads by keys of one’s own.',
            style: 'form',
            explode: true,
            schema: {
              type: 'object',
              minProperties: 1,
              maxProperties: 20,
              additionalProperties: { type: 'string' },
            },
            example: { menu: '/api/data/menu', news: '/api/data/news?page=1' },
          },
        ],
        responses: {
          ...json('The envelope of each read; one that fails does so alone.', {
            type: 'object',
            properties: {
              data: {
                type: 'object',
                additionalProperties: { type: 'object', properties: { data: {} }, required: ['data'] },
              },
            },
            required: ['data'],
            additionalProperties: false,
          }),
          ...failures,
        },
      },
    },
    '/openapi.json': {
      get: {
        operationId: 'gateway_get_openapi',
        summary: 'This description of all calls',
        tags: ['gateway'],
        security: [],
        responses: { ...json('An OpenAPI 3.1 document.', { type: 'object' }), ...failures },
      },
    },
  },
  schemas: {},
};

import { closed, nullable, type Static, Type } from '#shared/schema.ts';

const Json = Type.Unknown();

export const ApiOperation = closed({
  method: Type.String(),
  path: Type.String(),
  summary: Type.String(),
  resource: Type.String(),
});
export type ApiOperation = Static<typeof ApiOperation>;

export const ApiParameter = closed({
  name: Type.String(),
  place: Type.String({ description: 'path, query or header' }),
  is_required: Type.Boolean(),
  description: nullable(Type.String()),
});
export type ApiParameter = Static<typeof ApiParameter>;

/** One route of the API as a program calls it. */
export const ApiOperationDetail = closed({
  ...ApiOperation.properties,
  description: nullable(Type.String()),
  permission: Type.String(),
  parameters: Type.Array(ApiParameter),
  body: nullable(Json),
  response: nullable(Json),
  status: Type.Integer(),
  example: nullable(Json),
});
export type ApiOperationDetail = Static<typeof ApiOperationDetail>;

export const OperationQuery = closed({
  method: Type.String({ pattern: '^(GET|POST|PUT|PATCH|DELETE)$', description: 'an HTTP method in capital letters' }),
  path: Type.String({ minLength: 1, maxLength: 200 }),
});

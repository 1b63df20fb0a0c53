import type { FastifyInstance } from 'fastify';
import type { Actor } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Action } from '#shared/access/roles.ts';
import { exampleFor, type JsonSchema } from '../examples.ts';
import type { ApiOperation, ApiOperationDetail } from '../schema.ts';

interface Content {
  content?: Record<string, { schema?: JsonSchema }>;
}
interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: { description?: string };
  }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
  'x-permission'?: string;
  'x-modes'?: readonly string[];
}

type Paths = Record<string, Record<string, Operation>>;

/** The description is complete once the app is ready, and never changes afterwards. */
const described = new WeakMap<FastifyInstance, Paths>();

function pathsOf(api: FastifyInstance): Paths {
  const known = described.get(api) ?? ((api.swagger() as { paths?: Paths }).paths as Paths);
  described.set(api, known);
  return known;
}

/** Files are downloaded in the app; previews are described by the step that they belong to. */
const LEFT_OUT = /\/export\.(csv|xlsx)$|\/preview$/;

function mayCall({ mode, permissions }: Actor, operation: Operation): boolean {
  const { 'x-permission': can, 'x-modes': modes = [] } = operation;
  if (!can || !modes.includes(mode)) return false;
  const [resource, action] = can.split(':') as [string, Action];
  return allows(permissions, resource, action);
}

/** The routes that a key of the caller could use, by resource. */
export function operationsFor(api: FastifyInstance, actor: Actor): ApiOperation[] {
  const found: ApiOperation[] = [];
  for (const [path, operations] of Object.entries(pathsOf(api))) {
    if (LEFT_OUT.test(path)) continue;
    for (const [method, operation] of Object.entries(operations)) {
      if (mayCall(actor, operation))
        found.push({
          method: method.toUpperCase(),
          path,
          summary: operation.summary ?? '',
          resource: path.split('/')[2]!,
        });
    }
  }
  return found.sort((a, b) => (a.resource < b.resource ? -1 : a.resource > b.resource ? 1 : 0));
}

/** @throws 404 for routes that the caller cannot use */
export function operationFor(api: FastifyInstance, actor: Actor, method: string, path: string): ApiOperationDetail {
  const operation = Object.hasOwn(pathsOf(api), path) ? pathsOf(api)[path]![method.toLowerCase()] : undefined;
  if (!operation || !mayCall(actor, operation)) throw notFound('This route');
  const [status = '200', success] = Object.entries(operation.responses ?? {}).find(([code]) => /^2/.test(code)) ?? [];
  const body = schemaOf(operation.requestBody);
  return {
    method,
    path,
    summary: operation.summary ?? '',
    resource: path.split('/')[2]!,
    description: operation.description ?? null,
    permission: operation['x-permission']!,
    parameters: (operation.parameters ?? []).map(({ name, in: place, required = false, description, schema }) => ({
      name,
      place,
      is_required: required,
      description: description ?? schema?.description ?? null,
    })),
    body,
    response: schemaOf(success),
    status: Number(status),
    example: body ? exampleFor(body) : null,
  };
}

const schemaOf = (content: Content | undefined): JsonSchema | null =>
  content?.content?.['application/json']?.schema ?? null;

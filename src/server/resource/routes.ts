import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { closed, Type } from '#shared/schema.ts';
import { withArticle } from '#shared/text/article.ts';
import { Call, inOwnCompany, scopeOf } from '../call.ts';
import type { Row } from '../db/client.ts';
import { badRequest, notFound, Refusal } from '../errors.ts';
import { IdParams } from '../http/action.ts';
import { send, sendRecord, sendTagged, within } from '../http/handle.ts';
import { checkExceptBody, checkedBody } from '../http/validate.ts';
import type { Kernel } from '../kernel.ts';
import { customDefinitions } from './custom.ts';
import type { CustomDefinition } from './custom-definition.ts';
import type { Resource, Verb } from './define.ts';
import { exportView, streamExport } from './export.ts';
import { checkFieldRules } from './field-rules.ts';
import { readPage } from './list-read.ts';
import { getStatement, type ListView, readListQuery } from './list-sql.ts';
import { narrowedBy } from './narrowing.ts';
import { cannotCompare, requireIfMatch } from './precondition.ts';
import { listParameters } from './row-list.ts';
import { createAndRead, readText, removeRow, reorderRows, rowShape, updateAndRead } from './verbs.ts';

const Reorder = closed({
  updates: Type.Array(
    closed({
      id: Type.String({ format: 'uuid' }),
      values: closed({ order: Type.Integer({ minimum: 0, maximum: 1e6 }) }),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
});

/** In partner mode some nouns belong to the partner's own organization, not to the program. */
function enter(request: FastifyRequest, { ofOwnOrganization }: Resource): void {
  if (ofOwnOrganization) request.actor = inOwnCompany(request.actor);
}

/** The access rules of the routes of one verb. */
function guardOf({ name, guardedBy = name, partner, ofOwnOrganization }: Resource, verb: Verb) {
  const action = verb === 'list' || verb === 'get' ? 'view' : 'manage';
  const modes = partner?.verbs.includes(verb) ? (['company', 'partner'] as const) : (['company'] as const);
  const checksVersion = verb === 'update' || verb === 'remove';
  return {
    config: {
      can: `${guardedBy}:${action}`,
      modes,
      ...(checksVersion && { checksVersion }),
      ...(ofOwnOrganization && { ofOwnOrganization }),
      ...(verb === 'get' && { answersNotModified: true }),
    },
  };
}

/** Registers the five verbs, bulk reordering, `?id=`, exports and OpenAPI of one resource. */
export function registerResource(app: FastifyInstance, kernel: Kernel, resource: Resource): void {
  const { name, noun } = resource;
  const tags = [name];
  const security = [{ bearer: [] }];

  async function listViewOf(request: FastifyRequest, { whole = false } = {}): Promise<ListView> {
    const { actor } = request;
    const row = rowShape(resource, actor.partner_id);
    const asksCustom = resource.custom && Object.keys(request.query as RawQuery).some((key) => key.includes('custom.'));
    const sorts = String((request.query as RawQuery)._sort ?? '').includes('custom.');
    const custom: CustomDefinition[] =
      resource.custom && (whole || asksCustom || sorts)
        ? await kernel.db.transaction(scopeOf(actor), (tx) =>
            customDefinitions(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing }), resource.custom!),
          )
        : [];
    const narrowed = await narrowedBy(kernel, request, resource);
    return { resource, row, custom, ...(narrowed && { narrowed }) };
  }

  app.get(`/${name}`, {
    ...guardOf(resource, 'list'),
    schema: {
      tags,
      security,
      summary: `List ${name}`,
      description: `Filters: ${resource.list.filter.join(', ')} (suffixes _ne, _gte, _lte, _like; repeated values mean "any of"). Sort: ${resource.list.sort.join(', ')}. The total is in x-total-count${resource.list.finder ? `, exact up to 10,000 rows (2,000 for a frequent word in \`q\`)` : ', exact up to 10,000 rows'}; above that, x-total-count-exact is false.`,
      querystring: parametersOf(resource),
      response: { 200: Type.Array(resource.row) },
    },
    handler: async (request, reply) => {
      enter(request, resource);
      const scope = scopeOf(request.actor, request.id);
      const listView = await listViewOf(request);
      const query = readListQuery(listView, request.query as RawQuery);
      const { json, total, isMore } = await readPage(kernel, listView, query, scope);
      reply.header('x-total-count', total);
      if (isMore) reply.header('x-total-count-exact', 'false');
      return send(reply, { json });
    },
  });

  for (const format of ['csv', 'xlsx'] as const) {
    app.get(`/${name}/export.${format}`, {
      ...guardOf(resource, 'list'),
      schema: {
        tags,
        security,
        summary: `Export ${name} as ${format.toUpperCase()}`,
        querystring: parametersOf(resource),
      },
      handler: async (request, reply) => {
        enter(request, resource);
        const listView = await listViewOf(request, { whole: true });
        const query = readListQuery(listView, request.query as RawQuery);
        return streamExport(kernel, request, reply, exportView(listView), query, format);
      },
    });
  }

  app.get(`/${name}/:id`, {
    ...guardOf(resource, 'get'),
    schema: { tags, security, summary: `Get one ${noun}`, params: IdParams, response: { 200: resource.row } },
    handler: async (request, reply) => {
      enter(request, resource);
      const scope = scopeOf(request.actor, request.id);
      const row = rowShape(resource, request.actor.partner_id);
      const { id } = request.params as { id: string };
      const [record] = await kernel.db.read(scope, [getStatement(resource, row, id, scope)]);
      if (!record![0]) throw notFound(`This ${noun}`);
      return sendTagged(request, reply, { json: record![0] });
    },
  });

  if (resource.create) registerCreate(app, kernel, resource);
  if (resource.update || resource.ordered) registerUpdate(app, kernel, resource);
  if (resource.remove) {
    app.delete(`/${name}/:id`, {
      ...guardOf(resource, 'remove'),
      schema: {
        tags,
        security,
        summary: `${resource.remove === 'archive' ? 'Archive' : 'Delete'} one ${noun}`,
        params: IdParams,
        response: { 200: IdParams },
      },
      handler: async (request, reply) => {
        enter(request, resource);
        const { id } = request.params as { id: string };
        await within(kernel, request, async (call) => {
          await requireIfMatch(call, resource, id);
          await removeRow(call, resource, id);
          return {};
        });
        return send(reply, { body: { id } });
      },
    });
  }
}

function registerCreate(app: FastifyInstance, kernel: Kernel, resource: Resource): void {
  const shape = (request: FastifyRequest) =>
    (request.actor.mode === 'partner' ? resource.partner!.create : undefined) ?? resource.create!;
  app.post(`/${resource.name}`, {
    ...guardOf(resource, 'create'),
    schema: {
      tags: [resource.name],
      security: [{ bearer: [] }],
      summary: `Create ${withArticle(resource.noun)}`,
      body: resource.create!,
      response: { 201: resource.row },
    },
    // The mode decides the shape, so the handler checks the body; the schema above documents it.
    validatorCompiler: checkExceptBody,
    handler: async (request, reply) => {
      enter(request, resource);
      const body = checkedBody(shape(request), request.body) as Row;
      const create = (atOnce: boolean) =>
        within(kernel, request, async (call) => {
          await checkFieldRules(call, resource.name, body, { isNew: true, writable: shape(request).properties });
          const json = await createAndRead(call, resource, body, atOnce);
          return { status: 201, ...(json && { json }) };
        });
      const answer = await create(true);
      return sendRecord(reply, answer.json ? answer : await create(false));
    },
  });
}

function registerUpdate(app: FastifyInstance, kernel: Kernel, resource: Resource): void {
  const { name, noun } = resource;
  const shape = (request: FastifyRequest) =>
    (request.actor.mode === 'partner' ? resource.partner!.update : undefined) ?? resource.update!;

  async function update(request: FastifyRequest, patchOf: (call: Call, id: string) => Promise<Row>) {
    const { id } = request.params as { id: string };
    const answer = await within(kernel, request, async (call) => {
      await requireIfMatch(call, resource, id);
      const patch = await patchOf(call, id);
      await checkFieldRules(call, name, patch, { isNew: false, writable: shape(request).properties });
      return { json: await updateAndRead(call, resource, id, patch) };
    });
    // Cached callers may contain the old row. The database notifies every process, but perhaps after the client has
    // this response.
    if (resource.ofOwnOrganization) kernel.identity.forget();
    return answer;
  }

  app.patch(`/${name}/:id`, {
    ...guardOf(resource, 'update'),
    schema: {
      tags: [name],
      security: [{ bearer: [] }],
      summary: `Update one ${noun}${resource.ordered ? '; to reorder the rows, use id 0' : ''}`,
      params: Type.Object({
        id: Type.String(
          resource.ordered
            ? { pattern: '^(0|[0-9a-fA-F-]{36})$', description: 'an id (UUID), or 0 to reorder rows' }
            : { pattern: '^[0-9a-fA-F-]{36}$', description: 'an id (UUID)' },
        ),
      }),
      body: resource.update ? (resource.ordered ? Type.Union([resource.update, Reorder]) : resource.update) : Reorder,
      response: { 200: resource.row },
    },
    validatorCompiler: checkExceptBody,
    handler: async (request, reply) => {
      enter(request, resource);
      if ((request.params as { id: string }).id === '0') {
        const { updates } = checkedBody(Reorder, request.body) as {
          updates: { id: string; values: { order: number } }[];
        };
        const answer = await within(kernel, request, async (call) => {
          if (call.if_match !== undefined) throw cannotCompare('Several rows have');
          await reorderRows(call, resource, updates);
          return { body: updates };
        });
        return send(reply, answer);
      }
      if (!resource.update) throw new Refusal(405, `A ${noun} cannot be changed.`);
      const patch = checkedBody(shape(request), request.body) as Row;
      return sendRecord(reply, await update(request, async () => patch));
    },
  });

  if (!resource.update) return;
  // PUT is for clients that send whole rows; read-only fields must come back unchanged.
  app.put(`/${name}/:id`, {
    ...guardOf(resource, 'update'),
    schema: {
      tags: [name],
      security: [{ bearer: [] }],
      summary: `Replace one ${noun}`,
      params: IdParams,
      body: Type.Object({}),
      response: { 200: resource.row },
    },
    handler: async (request, reply) => {
      enter(request, resource);
      const whole = request.body as Row;
      const answer = await update(request, async (call, id) => {
        const current = JSON.parse((await readText(call, resource, id)) ?? 'null') as Row | null;
        if (!current) throw notFound(`This ${noun}`);
        const fields = shape(request).properties;
        const patch: Row = {};
        for (const [key, value] of Object.entries(whole)) {
          if (isDeepStrictEqual(current[key], value) && key !== 'row_version') continue;
          if (!(key in fields)) throw badRequest(`${key} cannot be changed.`, { [key]: ['cannot be changed'] });
          patch[key] = value;
        }
        return checkedBody(shape(request), patch) as Row;
      });
      return sendRecord(reply, answer);
    },
  });
}

const parametersOf = ({ list }: Resource) => listParameters([...list.filter, ...Object.keys(list.narrowings ?? {})]);

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Call, scopeOf } from '#server/call.ts';
import { retryDeadlocks } from '#server/db/deadlock.ts';
import { sql } from '#server/db/sql.ts';
import { doesNotExist, forbidden, Refusal } from '#server/errors.ts';
import { noteRequestFailure } from '#server/http/failures.ts';
import { readJsonBodies } from '#server/http/json-bodies.ts';
import type { Kernel } from '#server/kernel.ts';
import { SCIM_PATH } from '../../schema.ts';
import { type Given, readScimBody, requireSchema } from './bodies.ts';
import { admitProvider } from './caller.ts';
import { MOST_RESULTS, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { scimErrorBody, wrongValue } from './errors.ts';
import { meetsFilter, parseFilter } from './filter.ts';
import { conditionOf } from './filter-sql.ts';
import { membersOf, patchGroup, readGroup, refuseNewGroup, replaceMembers } from './groups.ts';
import { operationsOf } from './patch.ts';
import { createPerson, deletePerson, listPeople, lockDirectory, readPerson, updatePerson } from './people.ts';
import { patchPerson, personInput, USER } from './person-input.ts';
import { GROUP, groupResource, type ScimResource, type Selection, selected, userResource } from './representations.ts';
import { roleGroups } from './roles.ts';

const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const BODY_BYTES = 256 * 1024;
const TYPE = 'application/scim+json; charset=utf-8';

type Query = Selection & { filter?: string; startIndex?: string; count?: string };
interface Route {
  Params: { id: string };
  Querystring: Query;
}

interface Answer {
  status?: number;
  body?: object;
  resource?: ScimResource;
}

/** SCIM 2.0 (RFC 7643 and 7644) for the identity provider of a company or of a partner. */
export function scimRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { baseUrl } = kernel.config;
  const base = `${baseUrl}${SCIM_PATH}`;

  app.register(
    async (scope) => {
      readJsonBodies(scope, 'application/scim+json');
      scope.setErrorHandler((error: FastifyError, request, reply) =>
        sendError(reply, noteRequestFailure(kernel, error, request, reply)),
      );
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });

      const options = {
        config: { isPublic: true, rateLimit: { max: 3_000, timeWindow: '1 minute' } },
        schema: { hide: true } as object,
        bodyLimit: BODY_BYTES,
      };
      /** `work` runs in one transaction with the rights of the token. */
      const handle =
        (work: (call: Call, request: FastifyRequest<Route>) => Promise<Answer>) =>
        async (request: FastifyRequest<Route>, reply: FastifyReply) => {
          for (const [name, value] of Object.entries(request.query))
            if (typeof value !== 'string') throw wrongValue(`${name} is given twice.`);
          const answer = await inTransaction(kernel, request, reply, (call) => work(call, request));
          return sendAnswer(request, reply, answer);
        };

      scope.get<Route>(
        '/ServiceProviderConfig',
        options,
        handle(async () => ({ body: serviceProviderConfig(base, baseUrl) })),
      );
      for (const [path, all] of [
        ['/ResourceTypes', resourceTypes(base)],
        ['/Schemas', schemas(base)],
      ] as const) {
        scope.get<Route>(
          path,
          options,
          handle(async (_call, { query }) => {
            if (query.filter !== undefined) throw forbidden('This list cannot be filtered.');
            return { body: listOf(all, all.length, 1) };
          }),
        );
        scope.get<Route>(
          `${path}/:id`,
          options,
          handle(async (_call, { params, url, method }) => {
            const one = all.find(({ id }) => id.toLowerCase() === params.id.toLowerCase());
            if (!one) throw doesNotExist({ method, url });
            return { body: one };
          }),
        );
      }

      const userAnswer = (call: Call, id: string): Promise<ScimResource> =>
        call.inOwnOrganization(async (home) => userResource(await readPerson(home, id), await roleGroups(home), base));
      const groupAnswer = (call: Call, id: string): Promise<ScimResource> =>
        call.inOwnOrganization(async (home) => {
          const group = await readGroup(home, id);
          return groupResource(group, await membersOf(home, group), base);
        });
      /** @returns the resource as it is, which the `If-Match` header must name if there is one */
      const lockedUser = async (call: Call, request: FastifyRequest<Route>): Promise<ScimResource> => {
        await call.inOwnOrganization(lockDirectory);
        const resource = await userAnswer(call, request.params.id);
        requireVersion(request, resource);
        return resource;
      };

      scope.get<Route>(
        '/Users',
        options,
        handle(async (call, { query }) => {
          const page = pageOf(query);
          const where = query.filter ? conditionOf(parseFilter(query.filter)) : sql`true`;
          return call.inOwnOrganization(async (home) => {
            const { people, total } = await listPeople(home, where, { skip: page.start - 1, most: page.count });
            const groups = await roleGroups(home);
            const rows = people.map((person) => selected(userResource(person, groups, base), query));
            return { body: listOf(rows, total, page.start) };
          });
        }),
      );
      scope.post<Route>(
        '/Users',
        options,
        handle(async (call, { body }) => {
          const given = readScimBody(body);
          requireSchema(given, USER);
          return { status: 201, resource: await userAnswer(call, await createPerson(call, personInput(given))) };
        }),
      );
      scope.get<Route>(
        '/Users/:id',
        options,
        handle(async (call, { params }) => ({ resource: await userAnswer(call, params.id) })),
      );
      scope.put<Route>(
        '/Users/:id',
        options,
        handle(async (call, request) => {
          const given = readScimBody(request.body);
          requireSchema(given, USER);
          await lockedUser(call, request);
          await change(call, request.params.id, given);
          return { resource: await userAnswer(call, request.params.id) };
        }),
      );
      scope.patch<Route>(
        '/Users/:id',
        options,
        handle(async (call, request) => {
          const operations = operationsOf(readScimBody(request.body), USER);
          const person = readScimBody(await lockedUser(call, request));
          patchPerson(person, operations);
          await change(call, request.params.id, person);
          return { resource: await userAnswer(call, request.params.id) };
        }),
      );
      scope.delete<Route>(
        '/Users/:id',
        options,
        handle(async (call, request) => {
          await lockedUser(call, request);
          await deletePerson(call, await call.inOwnOrganization((home) => readPerson(home, request.params.id)));
          return { status: 204 };
        }),
      );

      scope.get<Route>(
        '/Groups',
        options,
        handle(async (call, { query }) => {
          const page = pageOf(query);
          const filter = query.filter ? parseFilter(query.filter) : undefined;
          return call.inOwnOrganization(async (home) => {
            const all: ScimResource[] = [];
            for (const group of await roleGroups(home))
              all.push(groupResource(group, await membersOf(home, group), base));
            const wanted = filter ? all.filter((one) => meetsFilter(filter, readGroupBody(one))) : all;
            const rows = wanted.slice(page.start - 1, page.start - 1 + page.count);
            return {
              body: listOf(
                rows.map((one) => selected(one, query)),
                wanted.length,
                page.start,
              ),
            };
          });
        }),
      );
      scope.post<Route>(
        '/Groups',
        options,
        handle(async (call, { body }) => {
          const given = readScimBody(body);
          requireSchema(given, GROUP);
          return call.inOwnOrganization((home) => refuseNewGroup(home, given));
        }),
      );
      scope.get<Route>(
        '/Groups/:id',
        options,
        handle(async (call, { params }) => ({ resource: await groupAnswer(call, params.id) })),
      );
      for (const method of ['PUT', 'PATCH'] as const)
        scope.route<Route>({
          ...options,
          method,
          url: '/Groups/:id',
          handler: handle(async (call, request) => {
            const given = readScimBody(request.body);
            if (method === 'PUT') requireSchema(given, GROUP);
            await call.inOwnOrganization(lockDirectory);
            const group = await call.inOwnOrganization((home) => readGroup(home, request.params.id));
            requireVersion(request, await groupAnswer(call, group.key));
            await (method === 'PUT' ? replaceMembers(call, group, given) : patchGroup(call, group, given));
            return { resource: await groupAnswer(call, group.key) };
          }),
        });
      scope.delete<Route>(
        '/Groups/:id',
        options,
        handle(async (call, { params }) => {
          const { name } = await call.inOwnOrganization((home) => readGroup(home, params.id));
          throw forbidden(`The group is the role ${name} and is archived under Settings > Roles.`);
        }),
      );

      const absent = handle(async () => {
        throw new Refusal(501, 'This part of SCIM is not supported; see ServiceProviderConfig.');
      });
      scope.post<Route>('/Bulk', options, absent);
      scope.post<Route>('/.search', options, absent);
      scope.post<Route>('/Users/.search', options, absent);
      scope.post<Route>('/Groups/.search', options, absent);
      scope.all<Route>('/Me', options, absent);
      scope.all<Route>('/*', options, async ({ method, url }) => {
        throw doesNotExist({ method, url });
      });
    },
    { prefix: SCIM_PATH },
  );
}

async function change(call: Call, id: string, given: Given): Promise<void> {
  const before = await call.inOwnOrganization((home) => readPerson(home, id));
  await updatePerson(call, before, personInput(given));
}

/** Members are many, so they are not limited as those of a request are. */
function readGroupBody({ id, displayName, members }: ScimResource): object {
  return { id, displayname: displayName, members };
}

async function inTransaction(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (call: Call) => Promise<Answer>,
): Promise<Answer> {
  const { actor, via } = await admitProvider(kernel, request, reply);
  request.actor = actor;
  const scope = scopeOf(actor, request.id);
  const { clock, sealing } = kernel;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  let whole: Call | undefined;
  const answer = await retryDeadlocks(() =>
    isRead
      ? kernel.db.question(scope, (tx) => work(new Call({ actor, tx, clock, sealing, request_id: request.id })))
      : kernel.db.transaction(scope, async (tx) => {
          whole = new Call({ actor, tx, clock, sealing, request_id: request.id, via });
          await whole.because('');
          return work(whole);
        }),
  );
  if (!isRead) {
    whole?.committed();
    kernel.identity.forget();
    kernel.outbox.poke();
  }
  return answer;
}

function sendAnswer(request: FastifyRequest<Route>, reply: FastifyReply, { status = 200, body, resource }: Answer) {
  if (status === 204) return reply.code(204).send();
  if (resource) {
    const version = String(resource.meta.version);
    reply.header('etag', version).header('location', String(resource.meta.location));
    if (request.method === 'GET' && tagsIn(request.headers['if-none-match']).includes(version))
      return reply.code(304).send();
  }
  const shown = resource ? selected(resource, request.query) : body;
  return reply.code(status).type(TYPE).send(JSON.stringify(shown));
}

function sendError(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body = scimErrorBody(refusal);
  return reply.code(Number(body.status)).type(TYPE).send(JSON.stringify(body));
}

const tagsIn = (header: string | undefined) => (header ?? '').split(',').map((one) => one.trim());

/** @throws 412 when the client saw another version */
function requireVersion({ headers }: FastifyRequest<Route>, { meta }: ScimResource): void {
  const given = headers['if-match'];
  if (given === undefined || given.trim() === '*' || tagsIn(given).includes(String(meta.version))) return;
  throw new Refusal(412, 'The resource was changed in the meantime. Read it again.');
}

const listOf = (rows: readonly object[], total: number, start: number) => ({
  schemas: [LIST],
  totalResults: total,
  startIndex: start,
  itemsPerPage: rows.length,
  Resources: rows,
});

/** Numbers below the least count as it (RFC 7644, section 3.4.2.4). */
function pageOf({ startIndex, count }: Query): { start: number; count: number } {
  return {
    start: Math.min(Math.max(wholeNumber(startIndex, 'startIndex') ?? 1, 1), 1_000_000),
    count: Math.min(Math.max(wholeNumber(count, 'count') ?? 100, 0), MOST_RESULTS),
  };
}

function wholeNumber(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw wrongValue(`${name} must be a whole number.`);
  return Number(text);
}

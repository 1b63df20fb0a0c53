import type { FastifyInstance } from 'fastify';
import { type Actor, scopeOf } from '#server/call.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import { EXACT, findIn, findSimilar, NAMED } from '#server/resource/find.ts';
import { allows, asShown } from '#shared/access/permissions.ts';
import type { Static } from '#shared/schema.ts';
import { Found, type FoundGroup, SearchQuery, SHOWN_OF_EACH } from '../schema.ts';

/** Below this length, almost every name resembles the text. */
const SHORTEST_WITH_ERROR = 4;

export function searchPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Querystring: Static<typeof SearchQuery> }>('/search', {
    config: { can: 'record_search:view', modes: ['company', 'partner'] },
    schema: {
      tags: ['record_search'],
      summary: 'Find the records that match a text, the best of each resource first',
      querystring: SearchQuery,
      response: { 200: Found },
      security: [{ bearer: [] }],
    },
    handler: async (request, reply) => {
      const { actor, query } = request;
      if (query.q.trim() === '') return send(reply, { body: { groups: [] } });
      const resources = await searchable(kernel, actor, query.resource);
      const asked = { actor, scope: scopeOf(actor, request.id), q: query.q, most: SHOWN_OF_EACH };
      const found = await findIn(kernel.db, resources, asked);
      const isNamed = found.some(({ rank }) => rank >= NAMED) || query.q.trim().length < SHORTEST_WITH_ERROR;
      // A number or a whole name that was typed hides records that only mention it.
      const best = found.some(({ rank }) => rank >= EXACT) ? found.filter(({ rank }) => rank >= NAMED) : found;
      const known = new Set(found.map(({ resource }) => resource));
      const others = resources.filter(({ name }) => !known.has(name));
      const similar = isNamed ? [] : await findSimilar(kernel.db, others, asked);
      const groups: FoundGroup[] = [
        ...similar.map((matches) => ({ ...matches, is_similar: true })),
        ...best.map((matches) => ({ ...matches, is_similar: false })),
      ];
      return send(reply, { body: { groups } });
    },
  });
}

/** The resources that the caller may list, in the given order; without one, those with a precedence. */
async function searchable(kernel: Kernel, actor: Actor, names: readonly string[] | undefined): Promise<Resource[]> {
  const declared = declaredResources();
  const wanted = names ?? [...declared.values()].filter(({ list }) => list.precedence).map(({ name }) => name);
  const shown = asShown(actor.permissions);
  const found: Resource[] = [];
  for (const name of new Set(wanted)) {
    const resource = declared.get(name);
    if (!resource || resource.ofOwnOrganization || resource.list.search.length === 0) continue;
    if (!allows(shown, resource.guardedBy ?? name, 'view')) continue;
    if (actor.mode === 'partner' && !resource.partner?.verbs.includes('list')) continue;
    if (await kernel.flags.opens(name, subjectOf(actor))) found.push(resource);
  }
  return found;
}

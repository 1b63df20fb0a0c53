import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, inOwnCompany } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import { send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { contentTypes, csvOf } from '#server/resource/export.ts';
import { exportColumns } from '#server/resource/export-columns.ts';
import { readListQuery } from '#server/resource/list-sql.ts';
import { listParameters } from '#server/resource/row-list.ts';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { Type } from '#shared/schema.ts';
import { ArchiveExtent, AuditEvent, AuditVerification, AuditWords } from '../../schema.ts';
import { sealAudit, verifyAudit } from '../chain.ts';
import { auditEvents } from '../resource.ts';
import { auditWords } from '../words.ts';
import { archivedBefore, archivedMonths } from './archived.ts';
import { archiveView, searchArchive, tooManyMatches } from './search.ts';

/** The newest matches that a list shows, and those that a file holds. */
const SHOWN = 1_000;
const EXPORTED = 20_000;

const config = { can: 'audit_events:view', modes: ['company', 'partner'] as const, ofOwnOrganization: true };
const common = { tags: ['archived_events'], security: [{ bearer: [] }] };
const querystring = listParameters(auditEvents.list.filter.map(String));

/** The archive of the caller's own organization: in partner mode of the partner's, never of the program. */
export function archiveRoutes(api: FastifyInstance, kernel: Kernel): void {
  const search = async (request: FastifyRequest, raw: RawQuery, most: number) => {
    request.actor = inOwnCompany(request.actor);
    const end = await kernel.exportTurns.take(request.actor.organization_id);
    try {
      return await searchArchive(kernel, request.actor, raw, most);
    } finally {
      end();
    }
  };
  const one = async (request: FastifyRequest): Promise<AuditEvent> => {
    const { at_gte, at_lte } = request.query as RawQuery;
    const { id } = request.params as { id: string };
    const { rows } = await search(request, { at_gte, at_lte, id }, 1);
    if (!rows[0]) throw notFound('This audit event');
    return rows[0];
  };

  api.get('/archived_events', {
    config,
    schema: {
      ...common,
      summary: 'Search the archive of the audit log',
      description: `The newest ${SHOWN.toLocaleString('en-US')} matches, newest first. at_gte and at_lte are required, at most 12 months apart. The filters are those of audit_events. x-total-count-exact is false when there are more.`,
      querystring,
      response: { 200: Type.Array(AuditEvent) },
    },
    handler: async (request, reply) => {
      const raw = request.query as RawQuery;
      const { start, end } = readListQuery(archiveView, raw);
      const { rows, isMore } = await search(request, raw, SHOWN);
      reply.header('x-total-count', rows.length + (isMore ? 1 : 0));
      if (isMore) reply.header('x-total-count-exact', 'false');
      return send(reply, { body: rows.slice(start, end) });
    },
  });

  api.get('/archived_events/export.csv', {
    config,
    schema: { ...common, summary: 'Export matches in the archive of the audit log as CSV', querystring },
    handler: async (request, reply) => {
      const { _sort: _, _order: __, ...raw } = request.query as Record<string, string>;
      const { rows, isMore } = await search(request, raw, EXPORTED);
      if (isMore) throw tooManyMatches(EXPORTED);
      const chunks = (async function* () {
        yield rows;
      })();
      let text = '';
      for await (const part of csvOf(exportColumns(archiveView), chunks)) text += part;
      return reply
        .header('content-disposition', disposition('attachment', 'archived_events.csv'))
        .type(contentTypes.csv)
        .send(text);
    },
  });

  api.get('/archived_events/:id', {
    config,
    schema: {
      ...common,
      summary: 'Get one archived audit event; at_gte and at_lte are required',
      params: IdParams,
      querystring,
      response: { 200: AuditEvent },
    },
    handler: async (request, reply) => send(reply, { body: await one(request) }),
  });

  api.get('/archived_events/:id/words', {
    config,
    schema: {
      ...common,
      summary: 'Fields changed by an archived event, with names instead of IDs',
      params: IdParams,
      querystring,
      response: { 200: Type.Object({ rows: Type.Array(AuditWords) }) },
    },
    handler: async (request, reply) => {
      const event = await one(request);
      return send(
        reply,
        await within(kernel, request, async (call) => ({ body: { rows: await auditWords(call, event) } })),
      );
    },
  });

  for (const [url, ofOwnOrganization] of [
    ['/audit_events/archive', false],
    ['/organization_events/archive', true],
  ] as const)
    registerAction(
      api,
      kernel,
      action({
        method: 'GET',
        url,
        summary: `Extent of the archive of ${ofOwnOrganization ? 'the log of the caller’s own organization' : 'the audit log'}`,
        can: 'audit_events:view',
        modes: ['company', 'partner'],
        ofOwnOrganization,
        response: ArchiveExtent,
        run: async (call) => {
          const can_search = seesWholeLog(call.actor);
          return {
            before: await archivedBefore(call),
            can_search,
            months: can_search ? await archivedMonths(call) : [],
          };
        },
      }),
    );

  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/audit_events/verify',
      summary: 'Seal new events, then verify the whole chain of the organization, with its archives',
      can: 'audit_events:view',
      modes: ['company', 'partner'],
      ofOwnOrganization: true,
      body: Type.Optional(Type.Object({})),
      response: AuditVerification,
      // The chain covers the whole company, so it is verified with the company's permissions; the answer names no event.
      run: (call) =>
        call.asCompany(async (company) => {
          while ((await sealAudit(company)) > 0);
          return verifyAudit(company, kernel.documents);
        }),
    }),
  );
}

const seesWholeLog = ({ partner_id, own_only }: Actor) => partner_id === null && !own_only;

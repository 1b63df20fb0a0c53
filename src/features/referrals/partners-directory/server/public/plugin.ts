import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { publicForm } from '#server/auth/throttle.ts';
import { notFound } from '#server/errors.ts';
import { NoContent } from '#server/http/action.ts';
import { sendRows } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { describeRowList, rowListOf } from '#server/resource/row-list.ts';
import { forVisitor } from '#server/site/visitor.ts';
import { Type } from '#shared/schema.ts';
import {
  ContactRequest,
  DirectoryPageOf,
  DirectoryPartner,
  DirectorySearch,
  LinkClick,
  MatchProposals,
  MatchQuestion,
  MatchRequest,
  PublicDirectory,
  Received,
} from '../../public.schema.ts';
import { type OpenDirectory, publicSettings, requireDirectory } from './directory.ts';
import { proposePartners } from './match.ts';
import { allPartners, featuredOf, pageOf, partnersBy } from './pages.ts';
import { contactPartner, requestMatch } from './requests.ts';
import { directoryVisitor, noteVisit, type VisitKind } from './visitors.ts';

const Address = Type.String({ minLength: 1, maxLength: 80 });
const DirectoryPartners = Type.Array(DirectoryPartner);
const directoryPartners = rowListOf({ response: DirectoryPartners, unpaged: true })!;
const Directory = Type.Object({ directoryId: Address });
const Partner = Type.Object({ directoryId: Address, partnerId: Address });
interface InDirectory {
  Params: { directoryId: string };
}
interface OfPartner {
  Params: { directoryId: string; partnerId: string };
}

const tags = ['partners_directory'];
const many = { isPublic: true, rateLimit: { max: 60, timeWindow: '1 minute' } };

/** The routes for visitors without a session: those of the specification, and the pages' own below `/public`. */
export function directoryPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.get<InDirectory>(
    '/partners_directory/public/:directoryId',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Settings of a public directory',
        params: Directory,
        response: { 200: PublicDirectory },
      },
    },
    async (request) => {
      const directory = await requireDirectory(kernel, request.params.directoryId);
      return forVisitor(kernel, request, directory.organization_id, async (call) =>
        publicSettings(directory, await featuredOf(call, directory)),
      );
    },
  );
  api.get<InDirectory>(
    '/partners_directory/partners/public/:directoryId',
    {
      // All partners in one answer: heavier than a page.
      config: many,
      schema: {
        tags,
        summary: 'All partners of a public directory, unpaged',
        params: Directory,
        ...describeRowList(directoryPartners),
        response: { 200: DirectoryPartners },
      },
    },
    async (request, reply) => {
      const directory = await requireDirectory(kernel, request.params.directoryId);
      const partners = await forVisitor(kernel, request, directory.organization_id, (call) =>
        allPartners(call, directory),
      );
      return sendRows(request, reply, directoryPartners, partners);
    },
  );
  api.get<OfPartner>(
    '/partners_directory/partners/public/:directoryId/:partnerId',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'A partner of a public directory',
        params: Partner,
        response: { 200: DirectoryPartner },
      },
    },
    async (request) => {
      const directory = await requireDirectory(kernel, request.params.directoryId);
      const partner = await forVisitor(kernel, request, directory.organization_id, async (call) => {
        const [found] = await partnersBy(call, directory, [request.params.partnerId]);
        return found;
      });
      if (!partner) throw notFound('This partner');
      return partner;
    },
  );
  searching(api, kernel);
  asking(api, kernel);
}

function searching(api: FastifyInstance, kernel: Kernel): void {
  api.get<InDirectory & { Querystring: DirectorySearch }>(
    '/public/partners_directory/:directoryId/partners',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'A page of a public directory with the counts of its filters',
        params: Directory,
        querystring: DirectorySearch,
        response: { 200: DirectoryPageOf },
      },
    },
    async (request) => {
      const directory = await requireDirectory(kernel, request.params.directoryId);
      const page = await forVisitor(kernel, request, directory.organization_id, (call) =>
        pageOf(call, directory, request.query),
      );
      const { q } = request.query;
      if (q?.trim() && page.page === 1)
        await noteDirectoryVisit(kernel, request, directory, { kind: 'search', term: q });
      return page;
    },
  );
  api.post<InDirectory & { Body: LinkClick }>(
    '/public/partners_directory/:directoryId/link',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Count that a visitor followed a partner’s link',
        params: Directory,
        body: LinkClick,
        response: NoContent,
      },
    },
    async (request, reply) => {
      const directory = await requireDirectory(kernel, request.params.directoryId);
      const { partner_id } = request.body;
      const [partner] = await forVisitor(kernel, request, directory.organization_id, (call) =>
        partnersBy(call, directory, [partner_id]),
      );
      if (!partner) throw notFound('This partner');
      await noteDirectoryVisit(kernel, request, directory, { kind: 'link', partner_id });
      return reply.code(204).send();
    },
  );
}

function asking(api: FastifyInstance, kernel: Kernel): void {
  api.post<OfPartner & { Body: ContactRequest }>(
    '/public/partners_directory/:directoryId/partners/:partnerId/contact',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Send a request to a listed partner',
        params: Partner,
        body: ContactRequest,
        response: { 201: Received },
      },
    },
    async (request, reply) => {
      const directory = await requireDirectory(kernel, request.params.directoryId);
      const received = await contactPartner(kernel, request, directory, request.params.partnerId, request.body);
      return reply.code(201).send({ received });
    },
  );
  api.post<InDirectory & { Body: MatchQuestion }>(
    '/public/partners_directory/:directoryId/proposals',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Propose up to three partners for a need, with reasons',
        params: Directory,
        body: MatchQuestion,
        response: { 200: MatchProposals },
      },
    },
    async (request) => {
      const directory = await requireDirectory(kernel, request.params.directoryId);
      if (!directory.settings.has_match_form) throw notFound('This form');
      const partners = await forVisitor(kernel, request, directory.organization_id, (call) =>
        proposePartners(call, directory, request.body),
      );
      return { partners };
    },
  );
  api.post<InDirectory & { Body: MatchRequest }>(
    '/public/partners_directory/:directoryId/match',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Send a need to the chosen partners',
        params: Directory,
        body: MatchRequest,
        response: { 201: Received },
      },
    },
    async (request, reply) => {
      const directory = await requireDirectory(kernel, request.params.directoryId);
      return reply.code(201).send({ received: await requestMatch(kernel, request, directory, request.body) });
    },
  );
}

/** Counts a visit; crawlers are left out. */
export async function noteDirectoryVisit(
  kernel: Kernel,
  request: FastifyRequest,
  directory: OpenDirectory,
  visit: { kind: VisitKind; partner_id?: string; term?: string },
): Promise<void> {
  const agent = request.headers['user-agent'];
  if (!agent || isbot(agent)) return;
  await forVisitor(kernel, request, directory.organization_id, (call) =>
    noteVisit(call, {
      ...visit,
      directory_id: directory.settings.id,
      visitor: directoryVisitor(kernel, request, call.today()),
    }),
  );
}

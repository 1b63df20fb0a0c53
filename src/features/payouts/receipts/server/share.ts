import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import { commissionLines } from '#features/commissions/commissions/server/service.ts';
import { guess } from '#server/auth/guesses.ts';
import { publicForm } from '#server/auth/throttle.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { readText } from '#server/resource/verbs.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { forVisitor } from '#server/site/visitor.ts';
import {
  activeLink,
  companyOfLink,
  countView,
  endVisitorLink,
  followed,
  type VisitorLinkKind,
  visitorLink,
} from '#server/site/visitor-link.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { BreakdownLink, BreakdownPage } from '../schema.ts';
import { breakdownPage } from './page.ts';

const links: VisitorLinkKind = { purpose: 'breakdown', path: '/public/breakdown', days: 30 };
const none: BreakdownLink = { link: null, expires_at: null, created_at: null, views: 0, viewed_at: null };

/** Runs work on the link of a commission that the caller sees. */
async function withLine<T>(call: Call, id: string, work: (company: Call) => Promise<T>): Promise<T> {
  if (!(await readText(call, commissionLines, id))) throw notFound('This commission');
  return call.asCompany(work);
}

const linkOf = async (company: Call, id: string): Promise<BreakdownLink> =>
  (await activeLink(company, links, id)) ?? none;

async function shareBreakdown(company: Call, id: string): Promise<BreakdownLink> {
  const existing = await activeLink(company, links, id);
  if (existing) return existing;
  // An expired link keeps its row until it is tidied; a new one has another secret.
  await endVisitorLink(company, links, id);
  await visitorLink(company, links, id);
  await log(company, id, 'Shared the breakdown by a link');
  return linkOf(company, id);
}

async function endSharing(company: Call, id: string): Promise<BreakdownLink> {
  if (await activeLink(company, links, id)) await log(company, id, 'Ended the link of the breakdown');
  await endVisitorLink(company, links, id);
  return none;
}

async function log(company: Call, id: string, reason: string): Promise<void> {
  const { partner_id } = await company.one<{ partner_id: string }>(
    sql`select partner_id from commission_lines where organization_id = ${company.organization_id} and id = ${id}`,
  );
  await recordAuditEvent(company, {
    action: 'updated',
    ref_table: 'commission_lines',
    ref_id: id,
    changes: {},
    reason,
    partner_id,
  });
}

const view = { can: 'commission_lines:view', modes: ['company', 'partner'], params: IdParams } as const;

export const shareRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/commission_lines/:id/share',
    summary: 'Get the public link of a breakdown and how often it was viewed',
    response: BreakdownLink,
    run: (call, { params }) => withLine(call, params.id, (company) => linkOf(company, params.id)),
  }),
  action({
    ...view,
    method: 'POST',
    url: '/commission_lines/:id/share',
    summary: 'Share the breakdown by a link that works for 30 days; returns the current link if there is one',
    body: closed({}),
    response: BreakdownLink,
    run: (call, { params }) => withLine(call, params.id, (company) => shareBreakdown(company, params.id)),
  }),
  action({
    ...view,
    method: 'POST',
    url: '/commission_lines/:id/end_sharing',
    summary: 'End the link of the breakdown',
    body: closed({}),
    response: BreakdownLink,
    run: (call, { params }) => withLine(call, params.id, (company) => endSharing(company, params.id)),
  }),
];

/** The page shows only the company; the breakdown needs the secret behind the `#`. */
export const sharedBreakdown: PublicPage = {
  path: '/public/breakdown/:id',
  page: 'breakdown',
  companyOf: companyOfRow((id) => sql`select organization_id from visitor_links where id = ${id}`),
  load: async (kernel, { params }) => {
    const organization_id = await companyOfLink(kernel, links, (params as { id: string }).id);
    if (!organization_id) return null;
    const brand = await brandOf(kernel, organization_id);
    return {
      organization_id,
      head: { title: pageTitles.breakdown(brand.name), isHidden: true },
      props: { brand },
    };
  },
};

const Token = closed({ token: Type.String({ minLength: 20, maxLength: 200 }) });

/** The page shows what the partner itself may see, even if the company shared it. */
export function publicBreakdown(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Body: Static<typeof Token> }>(
    '/public/breakdowns/open',
    {
      config: publicForm,
      schema: {
        tags: ['commission_lines'],
        summary: 'Get the breakdown behind a link',
        body: Token,
        response: { 200: BreakdownPage },
      },
    },
    async (request, reply) =>
      send(reply, {
        body: await guess(kernel, { door: 'breakdown', ip: request.ip }, async () => {
          const { id, organization_id } = await followed(kernel, links, request.body.token);
          return forVisitor(kernel, request, organization_id, async (call) => {
            await countView(call, links, id);
            const { partner_id } = await call.one<{ partner_id: string }>(
              sql`select partner_id from commission_lines where organization_id = ${organization_id} and id = ${id}`,
            );
            return call.asPartner(partner_id, (partner) => breakdownPage(partner, id));
          });
        }),
      }),
  );
}

import type { FastifyInstance } from 'fastify';
import { checkCompanyForSubmitter } from '#features/deals/deal-registrations/server/service.ts';
import { attempt, publicForm, requestThrottle } from '#server/auth/throttle.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { forVisitor } from '#server/site/visitor.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { DomainAnswer, DomainQuestion, RegistrationView } from '../public.schema.ts';
import { countReferralFunnel } from './funnel.ts';
import { openReferralPage, referralPagePartnerFor } from './open.ts';
import { answer, viewOf, withinStatusLimit } from './status.ts';

type Params = Static<typeof IdParams>;
const tags = ['referral_pages'];
const token = Type.String({ minLength: 20, maxLength: 200 });
const Link = closed({ token });
const Answer = closed({ token, answer: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }) });

/** The visitors' actions: start, check a website, answer a question. */
export function referralPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Params: Params }>(
    '/public/referral_pages/:id/starts',
    {
      config: publicForm,
      schema: { tags, summary: 'Count a started registration', params: IdParams, response: NoContent },
    },
    async (request, reply) => {
      await countReferralFunnel(kernel, await published(kernel, request.params.id), 'starts');
      return send(reply, { status: 204 });
    },
  );

  api.post<{ Params: Params; Body: Static<typeof DomainQuestion> }>(
    '/public/referral_pages/:id/check',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Check whether an account is free to register. Never names anybody',
        params: IdParams,
        body: DomainQuestion,
        response: { 200: DomainAnswer },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { organization_id } = await published(kernel, id);
      await attempt(kernel, [{ ...requestThrottle(request.ip, `deal checks ${id}`), free: MOST_CHECKS }]);
      const body = await forVisitor(kernel, request, organization_id, (call) => check(call, id, request.body));
      return send(reply, { body });
    },
  );

  api.post<{ Body: Static<typeof Link> }>(
    '/public/referrals/open',
    {
      config: publicForm,
      schema: { tags, summary: 'Get the registration behind a link', body: Link, response: { 200: RegistrationView } },
    },
    async (request, reply) =>
      send(reply, { body: await withinStatusLimit(kernel, request, request.body.token, viewOf) }),
  );

  api.post<{ Body: Static<typeof Answer> }>(
    '/public/referrals/answer',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Answer the question of the company',
        body: Answer,
        response: { 200: RegistrationView },
      },
    },
    async (request, reply) =>
      send(reply, {
        body: await withinStatusLimit(kernel, request, request.body.token, async (call, id) => {
          await answer(call, id, request.body.answer);
          return viewOf(call, id);
        }),
      }),
  );
}

/** From one address, before it has to wait: enough for a person with a list, too few to find out who our customers are. */
const MOST_CHECKS = 10;

async function check(
  call: Call,
  id: string,
  { domain, ...asked }: Static<typeof DomainQuestion>,
): Promise<DomainAnswer> {
  const page = await openReferralPage(call, id);
  if (!page?.isOpen || page.access !== 'public') throw notFound('This deal registration form');
  const partner_id = await referralPagePartnerFor(call, page, asked);
  if (!partner_id) throw invalid({ partner_id: ['is required'] });
  const who = { partner_id, user_id: null, full_name: 'Visitor', side: 'partner' } as const;
  const { result } = await checkCompanyForSubmitter(call, who, { account_domain: domain, type_id: page.type_id });
  return { result };
}

async function published(kernel: Kernel, id: string): Promise<{ id: string; organization_id: string }> {
  const [page] = await kernel.system.unscoped((tx) =>
    tx.rows<{ id: string; organization_id: string }>(sql`
      select p.id, p.organization_id
      from referral_pages p join organizations o on o.id = p.organization_id and o.status = 'active'
      where p.id = ${id} and p.state = 'published' and p.archived_at is null`),
  );
  if (!page || !(await kernel.flags.reaches('referral_pages', page.organization_id)))
    throw notFound('This deal registration form');
  return page;
}

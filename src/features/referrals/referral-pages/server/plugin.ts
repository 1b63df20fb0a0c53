import type { FastifyInstance } from 'fastify';
import { publicForm } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { RegistrationView } from '../public.schema.ts';
import { countReferralFunnel } from './funnel.ts';
import { confirmRequest } from './requests.ts';
import { answer, viewOf, withinStatusLimit } from './status.ts';

type Params = Static<typeof IdParams>;
const tags = ['referral_pages'];
const token = Type.String({ minLength: 20, maxLength: 200 });
const Link = closed({ token });
const Answer = closed({ token, answer: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }) });

/** The visitors' actions: start, confirm the mailbox, answer a question. */
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

  api.post<{ Body: Static<typeof Link> }>(
    '/public/referrals/open',
    {
      config: publicForm,
      schema: { tags, summary: 'Get the registration behind a link', body: Link, response: { 200: RegistrationView } },
    },
    async (request, reply) =>
      send(reply, { body: await withinStatusLimit(kernel, request, request.body.token, viewOf) }),
  );

  api.post<{ Body: Static<typeof Link> }>(
    '/public/referrals/confirm',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Confirm the mailbox: the registration is checked, and its answer comes by email',
        body: Link,
        response: { 200: RegistrationView },
      },
    },
    async (request, reply) =>
      send(reply, {
        body: await withinStatusLimit(kernel, request, request.body.token, async (call, id) => {
          await confirmRequest(call, id);
          return viewOf(call, id);
        }),
      }),
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

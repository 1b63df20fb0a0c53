import type { FastifyInstance } from 'fastify';
import { formProfile, openForm, toPublicForm } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { SignedInPage } from '../public.schema.ts';
import { domainFieldOf, isFor, openReferralPage } from './open.ts';
import { newPass } from './pass.ts';

/** `/referrals_authed/{id}`: the form for someone who has signed in, who may register deals. */
export function signedInRoutes(api: FastifyInstance, kernel: Kernel): void {
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/referral_pages/:id/fill',
      summary: 'Get a deal registration form to fill in while signed in',
      can: 'deal_registrations:manage',
      modes: ['company', 'partner'],
      params: IdParams,
      query: closed({ partner_id: Type.Optional(Id) }),
      response: SignedInPage,
      run: (call, { params, query }) => fill(kernel, call, params.id, query.partner_id),
    }),
  );
}

async function fill(kernel: Kernel, call: Call, id: string, asked: string | undefined): Promise<SignedInPage> {
  const page = await call.asCompany((company) => openReferralPage(company, id));
  const partner_id = call.actor.partner_id ?? (page?.partner_from === 'fixed' ? page.partner_id : asked) ?? null;
  if (!page || (partner_id && !isFor(page, partner_id))) throw notFound('This deal registration form');
  const partner = partner_id
    ? await call.one<{ id: string; name: string }>(
        sql`
        select id, name from partners
        where organization_id = ${call.organization_id} and id = ${partner_id} and archived_at is null`,
        'This partner',
      )
    : null;
  const form = page.isOpen ? await openForm(kernel, page.form_id) : null;
  const { user_id, mode: side } = call.actor;
  const { headline, intro, thanks, opens_on, closes_on, type_id } = page;
  return {
    id,
    headline,
    intro,
    thanks,
    opens_on,
    closes_on,
    type_id,
    domain_field: form && domainFieldOf(form),
    partner,
    form: form && toPublicForm(kernel, form, await formProfile(call)),
    pass: partner && newPass(call, { page_id: id, user_id, partner_id: partner.id, side }),
  };
}

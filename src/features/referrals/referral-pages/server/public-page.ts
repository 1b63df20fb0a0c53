import { formFieldsOf } from '#features/engagement/forms/definition.schema.ts';
import { type OpenForm, openForm, toPublicForm } from '#features/engagement/forms/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { forVisitor } from '#server/site/visitor.ts';
import { isId } from '#shared/ids.ts';
import type { ReferralProps } from '../public.schema.ts';
import { countReferralFunnel } from './funnel.ts';
import { offered, openReferralPage, referralPagePartnerFor } from './open.ts';

/** `/referrals/{id}`: what the form is for, and the form. */
export const referralPage: PublicPage = {
  path: '/referrals/:id',
  page: 'referral',
  companyOf: companyOfRow((id) => sql`select organization_id from referral_pages where id = ${id}`),
  load: async (kernel, request) => {
    const { id } = request.params as { id: string };
    const { via: given, partner_id: named } = request.query as { via?: unknown; partner_id?: unknown };
    const via = typeof given === 'string' && given.length <= 80 ? given : undefined;
    if (!isId(id)) return null;
    const [found] = await kernel.system.unscoped((tx) =>
      tx.rows<{ organization_id: string }>(sql`select organization_id from referral_pages where id = ${id}`),
    );
    if (!found) return null;
    const { organization_id } = found;
    const shown = await forVisitor(kernel, request, organization_id, async (call) => {
      const page = await openReferralPage(call, id);
      const partner_id = page?.partner_from === 'link' ? await referralPagePartnerFor(call, page, { via }) : null;
      return (
        page && { page, partners: await offered(call, page), needsLink: page.partner_from === 'link' && !partner_id }
      );
    });
    if (!shown) return null;
    const { page, partners, needsLink } = shown;
    const needsLogin = page.access === 'signed_in';
    const form = page.isOpen && !needsLogin && !needsLink ? await openForm(kernel, page.form_id) : null;
    await countReferralFunnel(kernel, { organization_id, id }, 'views');
    const props: ReferralProps = {
      id,
      brand: await brandOf(kernel, organization_id),
      headline: page.headline,
      intro: page.intro,
      thanks: page.thanks,
      opensOn: page.opens_on,
      closesOn: page.closes_on,
      partners,
      partner_id: (partners.find(({ id }) => id === named) ?? onlyOf(partners))?.id ?? null,
      via: via ?? null,
      needsLink: page.isOpen && needsLink,
      needsLogin,
      answersByMail: form !== null && hasMailbox(form),
      form: form && toPublicForm(kernel, form),
    };
    return {
      organization_id,
      head: {
        title: page.headline,
        description: page.intro ?? undefined,
        // A partner's own form is for those who have its address.
        isHidden: true,
      },
      props,
      ...(page.allowed_origins.length > 0 && { frames: page.allowed_origins }),
    };
  },
};

const hasMailbox = ({ definition }: OpenForm) =>
  formFieldsOf(definition).some(({ binding }) => binding === 'submitter.email');

const onlyOf = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

import { formFieldsOf } from '#features/engagement/forms/definition.schema.ts';
import { type OpenForm, openForm, toPublicForm } from '#features/engagement/forms/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { forVisitor } from '#server/site/visitor.ts';
import { isId } from '#shared/ids.ts';
import type { SignupProps } from '../public.schema.ts';
import { countPageFunnel } from './funnel.ts';
import { openPartnerPage } from './open.ts';

/** `/partner-signup/{id}`: what the program offers, and the form. */
export const signupPage: PublicPage = {
  path: '/partner-signup/:id',
  page: 'signup',
  companyOf: companyOfRow((id) => sql`select organization_id from partner_pages where id = ${id}`),
  load: async (kernel, request) => {
    const { id } = request.params as { id: string };
    if (!isId(id)) return null;
    const [row] = await kernel.system.unscoped((tx) =>
      tx.rows<{ organization_id: string }>(sql`select organization_id from partner_pages where id = ${id}`),
    );
    if (!row) return null;
    const { organization_id } = row;
    const page = await forVisitor(kernel, request, organization_id, (call) => openPartnerPage(call, id));
    if (!page) return null;
    const form = page.isOpen ? await openForm(kernel, page.form_id) : null;
    await countPageFunnel(kernel, { organization_id, id }, 'views');
    const props: SignupProps = {
      id,
      brand: await brandOf(kernel, organization_id),
      headline: page.headline,
      intro: page.intro,
      blocks: page.blocks,
      opensOn: page.opens_on,
      closesOn: page.closes_on,
      allowsJoining: page.allows_joining,
      reviewDays: page.review_days,
      medianDays: page.shows_decision_time ? inDays(page.median_decision_seconds) : null,
      emailField: form && emailFieldOf(form),
      form: form && toPublicForm(kernel, form),
    };
    return { organization_id, head: { title: page.headline, description: page.intro ?? undefined }, props };
  },
};

/** The field whose answer is the applicant's address. */
const emailFieldOf = ({ definition }: OpenForm): string | null =>
  formFieldsOf(definition).find(({ binding }) => binding === 'contact.email')?.key ?? null;

/** At least one, so that the page never shows "0 days". */
const inDays = (seconds: number | null) => (seconds === null ? null : Math.max(1, Math.round(seconds / 86_400)));

import { formFieldsOf } from '#features/engagement/forms/definition.schema.ts';
import type { OpenForm } from '#features/engagement/forms/server/service.ts';
import { partnerOfCode } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { PartnerChoice } from '../public.schema.ts';
import type { ReferralPage } from '../schema.ts';

export type OpenPage = Pick<
  ReferralPage,
  | 'id'
  | 'form_id'
  | 'type_id'
  | 'headline'
  | 'intro'
  | 'thanks'
  | 'access'
  | 'partner_from'
  | 'partner_id'
  | 'offered_partner_ids'
  | 'opens_on'
  | 'closes_on'
  | 'allowed_origins'
> & { isOpen: boolean };

/** A published page as people see it, also before it opens and after it closed. */
export async function openReferralPage(call: Call, id: string): Promise<OpenPage | undefined> {
  const page = await call.maybe<Omit<OpenPage, 'isOpen'> & Pick<ReferralPage, 'state'>>(sql`
    select id, form_id, type_id, headline, intro, thanks, access, partner_from, partner_id, offered_partner_ids,
      opens_on,
      closes_on, allowed_origins, state
    from referral_pages
    where organization_id = ${call.organization_id} and id = ${id} and archived_at is null and state <> 'draft'`);
  if (!page) return undefined;
  const today = call.today();
  const { opens_on, closes_on, state } = page;
  return {
    ...page,
    isOpen: state === 'published' && (!opens_on || opens_on <= today) && (!closes_on || today <= closes_on),
  };
}

/** The partners that a page offers, by name; those that cannot register deals are left out. */
export function offered(call: Call, { partner_from, offered_partner_ids }: OpenPage): Promise<PartnerChoice[]> {
  return call.rows<PartnerChoice>(sql`
    select p.id, p.name from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id and s.category = 'active'
    where p.organization_id = ${call.organization_id}
      and p.id = any(${partner_from === 'chosen' ? offered_partner_ids : []}) and p.archived_at is null
    order by p.name, p.id`);
}

/** The visitor's partner: the choice from the list, or the code of the partner's referral link. */
export interface Asked {
  partner_id?: string;
  via?: string;
}

/** The partner that a visitor registers for; null for none or one that the page does not offer. */
export async function referralPagePartnerFor(
  call: Call,
  page: OpenPage,
  { partner_id, via }: Asked,
): Promise<string | null> {
  if (page.partner_from === 'fixed') return page.partner_id;
  if (page.partner_from === 'link') return via ? ((await partnerOfCode(call.tx, via))?.partner_id ?? null) : null;
  return partner_id && isOffered(page, partner_id) ? partner_id : null;
}

const isOffered = ({ partner_from, offered_partner_ids }: OpenPage, partner_id: string) =>
  partner_from === 'chosen' && offered_partner_ids.includes(partner_id);

/** Whether a partner's people may use the page. */
export function isFor(page: OpenPage, partner_id: string): boolean {
  if (page.partner_from === 'login') return true;
  return page.partner_id === partner_id || isOffered(page, partner_id);
}

/** The field whose answer is the customer's website. */
export function domainFieldOf({ definition }: OpenForm): string | null {
  return formFieldsOf(definition).find(({ binding }) => binding === 'registration.account_domain')?.key ?? null;
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { PartnerPage } from '../schema.ts';

export type OpenPage = Pick<
  PartnerPage,
  | 'id'
  | 'form_id'
  | 'headline'
  | 'intro'
  | 'blocks'
  | 'opens_on'
  | 'closes_on'
  | 'allows_joining'
  | 'countries'
  | 'owner_user_id'
  | 'review_days'
  | 'shows_decision_time'
  | 'median_decision_seconds'
> & { isOpen: boolean };

/** A published page as visitors see it, also before it opens and after it closed. */
export async function openPartnerPage(call: Call, id: string): Promise<OpenPage | undefined> {
  const page = await call.maybe<Omit<OpenPage, 'isOpen'> & Pick<PartnerPage, 'state'>>(sql`
    select id, form_id, headline, intro, blocks, opens_on, closes_on, allows_joining, countries, owner_user_id,
      review_days,
      shows_decision_time, median_decision_seconds, state
    from partner_page_rows
    where organization_id = ${call.organization_id} and id = ${id} and archived_at is null and state <> 'draft'`);
  if (!page) return undefined;
  const today = call.today();
  const { opens_on, closes_on, state } = page;
  return {
    ...page,
    isOpen: state === 'published' && (!opens_on || opens_on <= today) && (!closes_on || today <= closes_on),
  };
}

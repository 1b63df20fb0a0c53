import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type NoticeLetter, notify } from '#features/engagement/notifications/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { readerList } from '#shared/text/reader-formats.ts';
import type { MissingPaper } from '../schema.ts';
import { texts } from './texts.ts';

interface Of {
  id: string;
  partner_id: string;
}

const about = (partner_id: string) => [{ table: 'partners', id: partner_id }] as const;

/** @param text and `letter` for a reader, in their language */
async function tellPartner(
  call: Call,
  { partner_id, but }: { partner_id: string; but?: string | null },
  { kind, text, dedupe_key }: { kind: string; text: () => string; dedupe_key: string },
  letter: () => NoticeLetter,
): Promise<void> {
  const people = await partnerUsersWithPermission(call, partner_id, 'tax_profiles', 'view');
  await notify(
    call,
    { mode: 'partner', partner_id, people: people.filter(({ user_id }) => user_id !== but) },
    () => ({ kind, text: text(), dedupe_key, link: '/revenue/tax', about: about(partner_id) }),
    letter,
  );
}

/** Tells the reviewers, and the other people of the partner who may see it, so that nobody changes it unnoticed. */
export async function tellTaxProfileSubmitted(
  call: Call,
  by: Actor,
  { id, partner_id, partner_name, isChange }: Of & { partner_name: string; isChange: boolean },
): Promise<void> {
  const people = await teamMembersWithPermission(call, 'tax_profiles', 'manage', partner_id);
  await notify(
    call,
    { mode: 'company', people },
    () => ({
      kind: 'tax_profile_submitted',
      text: isChange ? texts.changed(partner_name) : texts.submitted(partner_name),
      link: `/commissions/payouts/tax?partner_id=${partner_id}`,
      about: about(partner_id),
      dedupe_key: `tax_profile:${id}:submitted`,
    }),
    () => ({ subject: texts.submittedSubject(partner_name), action: texts.review }),
  );
  await tellPartner(
    call,
    { partner_id, but: by.user_id },
    {
      kind: 'tax_profile_changed',
      text: () => (isChange ? texts.ownChanged(by.full_name) : texts.ownSubmitted(by.full_name)),
      dedupe_key: `tax_profile:${id}:changed`,
    },
    () => ({ subject: texts.ownChangedSubject, action: texts.view }),
  );
}

export function tellAccepted(call: Call, of: Of): Promise<void> {
  return tellPartner(
    call,
    { partner_id: of.partner_id },
    { kind: 'tax_profile_accepted', text: () => texts.accepted, dedupe_key: `tax_profile:${of.id}:accepted` },
    () => ({ subject: texts.acceptedSubject, action: texts.view }),
  );
}

export function tellTaxProfileRejected(call: Call, of: Of, reason: string): Promise<void> {
  return tellPartner(
    call,
    { partner_id: of.partner_id },
    { kind: 'tax_profile_rejected', text: () => texts.rejected(reason), dedupe_key: `tax_profile:${of.id}:rejected` },
    () => ({ subject: texts.rejectedSubject, action: texts.correct }),
  );
}

/** @param month the reminder is sent once in a month */
export function tellMissing(
  call: Call,
  partner_id: string,
  { paper, state, label }: MissingPaper,
  month: string,
): Promise<void> {
  return tellPartner(
    call,
    { partner_id },
    {
      kind: 'tax_paper_missing',
      text: () => texts.missing(texts.paper(paper, state)),
      dedupe_key: `tax_paper:${partner_id}:${label}:${month}`,
    },
    () => ({ subject: texts.missingSubject, action: texts.fillIn }),
  );
}

export async function tellAsked(call: Call, partner_id: string, papers: readonly MissingPaper[]): Promise<void> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  await tellPartner(
    call,
    { partner_id },
    {
      kind: 'tax_paper_asked',
      text: () => texts.asked(name, readerList(papers.map(({ paper, state }) => texts.paper(paper, state)))),
      dedupe_key: `tax_paper:${partner_id}:asked:${call.now().toISOString()}`,
    },
    () => ({ subject: texts.askedSubject(name), action: texts.fillIn }),
  );
}

/** @param days before the last day; negative after it */
export async function tellTaxProfileExpiring(
  call: Call,
  of: Of & { valid_until: string; form: string },
  days: number,
): Promise<void> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  const form = of.form === 'w8ben' ? 'W-8BEN' : 'W-8BEN-E';
  await tellPartner(
    call,
    { partner_id: of.partner_id },
    {
      kind: 'tax_form_expiring',
      text: () => {
        const day = formatLongDay(of.valid_until, region);
        return days < 0 ? texts.expired(form, day) : texts.expires(form, day);
      },
      dedupe_key: `tax_profile:${of.id}:expires:${days}`,
    },
    () => ({ subject: days < 0 ? texts.expiredSubject(form) : texts.expiresSubject(form), action: texts.renew }),
  );
}

import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';

interface Of {
  id: string;
  partner_id: string;
}

const about = (partner_id: string) => [{ table: 'partners', id: partner_id }] as const;

async function tellPartner(
  call: Call,
  { partner_id, but }: { partner_id: string; but?: string | null },
  notice: { kind: string; text: string; dedupe_key: string },
  letter: { subject: string; action: string },
): Promise<void> {
  const people = await partnerUsersWithPermission(call, partner_id, 'tax_profiles', 'view');
  await notify(
    call,
    { mode: 'partner', partner_id, people: people.filter(({ user_id }) => user_id !== but) },
    { ...notice, link: '/revenue/tax', about: about(partner_id) },
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
    {
      kind: 'tax_profile_submitted',
      text: isChange
        ? `${partner_name} changed its tax profile. Review it before the next payout.`
        : `${partner_name} submitted its tax profile. Review it before the next payout.`,
      link: `/commissions/payouts/tax?partner_id=${partner_id}`,
      about: about(partner_id),
      dedupe_key: `tax_profile:${id}:submitted`,
    },
    { subject: `Tax profile of ${partner_name}`, action: 'Review tax profile' },
  );
  await tellPartner(
    call,
    { partner_id, but: by.user_id },
    {
      kind: 'tax_profile_changed',
      text: `${by.full_name} submitted ${isChange ? 'a new' : 'the'} tax profile of your company. If your team didn’t do this, contact the company right away.`,
      dedupe_key: `tax_profile:${id}:changed`,
    },
    { subject: 'Your tax profile was changed', action: 'View tax profile' },
  );
}

export function tellAccepted(call: Call, of: Of): Promise<void> {
  return tellPartner(
    call,
    { partner_id: of.partner_id },
    {
      kind: 'tax_profile_accepted',
      text: 'Your tax profile is accepted.',
      dedupe_key: `tax_profile:${of.id}:accepted`,
    },
    { subject: 'Your tax profile is accepted', action: 'View tax profile' },
  );
}

export function tellTaxProfileRejected(call: Call, of: Of, reason: string): Promise<void> {
  return tellPartner(
    call,
    { partner_id: of.partner_id },
    {
      kind: 'tax_profile_rejected',
      text: `Your tax profile was not accepted: ${reason}`,
      dedupe_key: `tax_profile:${of.id}:rejected`,
    },
    { subject: 'Your tax profile needs a correction', action: 'Correct tax profile' },
  );
}

/** @param month the reminder is sent once in a month */
export function tellMissing(call: Call, partner_id: string, label: string, month: string): Promise<void> {
  return tellPartner(
    call,
    { partner_id },
    {
      kind: 'tax_paper_missing',
      text: `Your payments wait: the company needs ${label}.`,
      dedupe_key: `tax_paper:${partner_id}:${label}:${month}`,
    },
    { subject: 'Your payments wait for a tax form', action: 'Fill in tax profile' },
  );
}

export async function tellAsked(call: Call, partner_id: string, labels: readonly string[]): Promise<void> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const papers = new Intl.ListFormat('en').format(labels);
  await tellPartner(
    call,
    { partner_id },
    {
      kind: 'tax_paper_asked',
      text: `${name} asks you for ${papers}. Your payments wait until it is accepted.`,
      dedupe_key: `tax_paper:${partner_id}:asked:${call.now().toISOString()}`,
    },
    { subject: `${name} asks for your tax form`, action: 'Fill in tax profile' },
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
  const day = formatLongDay(of.valid_until, region);
  await tellPartner(
    call,
    { partner_id: of.partner_id },
    {
      kind: 'tax_form_expiring',
      text:
        days < 0
          ? `Your Form ${form} expired on ${day}. Submit a new form.`
          : `Your Form ${form} is valid until ${day}. Submit a new form before then.`,
      dedupe_key: `tax_profile:${of.id}:expires:${days}`,
    },
    { subject: `Your Form ${form} ${days < 0 ? 'has expired' : 'expires soon'}`, action: 'Renew tax form' },
  );
}

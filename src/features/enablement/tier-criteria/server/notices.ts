import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Fact, notify, subjectOf } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { formatMoney } from '#shared/money.ts';
import { riskSentence } from '../risk-text.ts';
import type { TierStanding } from '../schema.ts';

interface Telling {
  kind: string;
  text: string;
  subject: string;
  dedupe_key?: string;
  facts?: readonly Fact[];
}

export async function tellCompany(call: Call, partner_id: string, telling: Telling): Promise<void> {
  if (call.batch_id) return;
  const people = await teamMembersWithPermission(call, 'tier_moves', 'manage', partner_id);
  const { subject, ...notice } = telling;
  await notify(
    call,
    { mode: 'company', people },
    { ...notice, link: `/partners/show/${partner_id}?tab=tier`, about: [{ table: 'partners', id: partner_id }] },
    { subject: subjectOf(subject), action: 'View tier' },
  );
}

export async function tellPartner(call: Call, partner_id: string, telling: Telling): Promise<void> {
  if (call.batch_id) return;
  const people = await partnerUsersWithPermission(call, partner_id, 'tier_standings', 'view');
  const { subject, ...notice } = telling;
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    { ...notice, link: '/partner-tier', about: [{ table: 'partners', id: partner_id }] },
    { subject: subjectOf(subject), action: 'View tier' },
  );
}

/** Warns a partner, with the amount at risk where it is known. */
export async function warnPartner(call: Call, partner_id: string, days_left: number): Promise<void> {
  const row = await call.one<TierStanding & { region: string }>(
    `select s.*, g.region from tier_standing_rows s join organizations g on g.id = s.organization_id
     where s.organization_id = $1 and s.partner_id = $2`,
    [call.organization_id, partner_id],
  );
  const locale = { en: 'en-US', 'en-ca': 'en-CA', 'en-gb': 'en-GB' }[row.region] ?? 'en-US';
  const day = (on: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${on}T00:00:00Z`));
  const sentence = riskSentence(row, 'you', {
    day,
    money: (minor) => formatMoney(minor, row.currency ?? 'USD', locale),
  });
  await tellPartner(call, partner_id, {
    kind: 'tier_warning',
    text: `Your tier ${row.tier_name} is at risk. ${days_left} days are left. ${sentence ?? ''}`.trim(),
    subject: `${days_left} days to keep your tier ${row.tier_name}`,
    facts: [
      ['Tier', row.tier_name],
      ['Keep it until', row.grace_until && day(row.grace_until)],
      ['Still needed', sentence],
    ],
    dedupe_key: `tier-warning ${partner_id} ${row.grace_until} ${days_left}`,
  });
}

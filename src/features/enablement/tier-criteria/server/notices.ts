import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Fact, notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, localeOf } from '#shared/places/regions.ts';
import { type Gap, gapFigures, gapsOf, gapText } from '../gaps.ts';
import { riskSentence } from '../risk-text.ts';
import type { TierStanding } from '../schema.ts';

interface Telling {
  kind: string;
  text: string;
  subject: string;
  dedupe_key?: string;
  facts?: readonly Fact[];
}

export async function tellTierCompany(call: Call, partner_id: string, telling: Telling): Promise<void> {
  if (call.batch_id) return;
  const people = await teamMembersWithPermission(call, 'tier_moves', 'manage', partner_id);
  const { subject, ...notice } = telling;
  await notify(
    call,
    { mode: 'company', people },
    { ...notice, link: `/partners/show/${partner_id}?tab=tier`, about: [{ table: 'partners', id: partner_id }] },
    { subject: notificationSubject(subject), action: 'View tier' },
  );
}

export async function tellTierPartner(call: Call, partner_id: string, telling: Telling): Promise<void> {
  if (call.batch_id) return;
  const people = await partnerUsersWithPermission(call, partner_id, 'tier_standings', 'view');
  const { subject, ...notice } = telling;
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    { ...notice, link: '/partner-tier', about: [{ table: 'partners', id: partner_id }] },
    { subject: notificationSubject(subject), action: 'View tier' },
  );
}

/** Tells the company that a grace period began, with every figure that is missing. */
export async function tellGraceStarted(
  call: Call,
  partner: { id: string; name: string },
  grace: { started_on: string; until: string },
  points_needed: number,
): Promise<void> {
  const { row, day, money } = await standingOf(call, partner.id);
  const gaps = gapsOf(row.results, row.tier_id, money, points_needed);
  await tellTierCompany(call, partner.id, {
    kind: 'tier_grace_started',
    text: `${partner.name} no longer meets the requirements of its tier. The grace period ends on ${day(grace.until)}. ${missingText(gaps)}`.trim(),
    subject: `${partner.name} is at risk of losing its tier${shortest(gaps)}`,
    facts: [
      ['Partner', partner.name],
      ['Tier', row.tier_name],
      ['Grace period ends', day(grace.until)],
      ...gaps.map((gap): Fact => [gap.label, gapFigures(gap)]),
    ],
    dedupe_key: `tier-grace ${partner.id} ${grace.started_on}`,
  });
}

/** "Still needed: Won deals: 1 of 3 (2 missing); Customers: 0 of 1 (1 missing). " */
const missingText = (gaps: readonly Gap[]): string =>
  gaps.length > 0 ? `Still needed: ${gaps.map(gapText).join('; ')}. ` : '';

/** The figure that decides, for a subject: ": Won deals: 1 of 3 (2 missing)". */
const shortest = ([first]: readonly Gap[]): string => (first ? `: ${gapText(first)}` : '');

/** A day with its year, in the company's way of writing dates. */
export async function longDay(call: Call, on: string): Promise<string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return formatLongDay(on, region);
}

async function standingOf(call: Call, partner_id: string) {
  const row = await call.one<TierStanding & { region: string }>(sql`
    select s.*, g.region from tier_standing_rows s join organizations g on g.id = s.organization_id
    where s.organization_id = ${call.organization_id} and s.partner_id = ${partner_id}`);
  return {
    row,
    day: (on: string) => formatLongDay(on, row.region),
    money: (minor: number) => formatMoney(minor, row.currency ?? 'USD', localeOf(row.region)),
  };
}

/** Warns a partner, with every figure that is missing, and with the amount at risk where it is known. */
export async function warnPartner(
  call: Call,
  partner_id: string,
  days_left: number,
  points_needed: number,
): Promise<void> {
  const { row, day, money } = await standingOf(call, partner_id);
  const sentence = riskSentence(row, 'you', { day, money });
  const gaps = gapsOf(row.results, row.tier_id, money, points_needed);
  await tellTierPartner(call, partner_id, {
    kind: 'tier_warning',
    text: `Your tier ${row.tier_name} is at risk. ${days_left} days are left. ${missingText(gaps)}${sentence ?? ''}`.trim(),
    subject: `${days_left} days to keep your tier ${row.tier_name}${shortest(gaps)}`,
    facts: [
      ['Tier', row.tier_name],
      ['Keep it until', row.grace_until && day(row.grace_until)],
      ...gaps.map((gap): Fact => [gap.label, gapFigures(gap)]),
      ['If nothing changes', sentence],
    ],
    dedupe_key: `tier-warning ${partner_id} ${row.grace_until} ${days_left}`,
  });
}

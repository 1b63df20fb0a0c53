import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import {
  type Fact,
  type Notice,
  notificationSubject,
  notify,
} from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, readerLocale } from '#shared/places/regions.ts';
import { type Gap, gapFigures, gapsOf, gapText } from '../gaps.ts';
import { riskSentence } from '../risk-text.ts';
import type { TierStanding } from '../schema.ts';
import { texts } from './texts.ts';

interface Telling {
  kind: string;
  text: string;
  subject: string;
  dedupe_key?: string;
  facts?: readonly Fact[];
}

/** @param telling what is said, in the language of its reader */
export async function tellTierCompany(call: Call, partner_id: string, telling: () => Telling): Promise<void> {
  if (call.batch_id) return;
  const people = await teamMembersWithPermission(call, 'tier_moves', 'manage', partner_id);
  await notify(
    call,
    { mode: 'company', people },
    () => noticeOf(telling(), `/partners/show/${partner_id}?tab=tier`, partner_id),
    () => ({ subject: notificationSubject(telling().subject), action: texts.viewTier }),
  );
}

/** @param telling what is said, in the language of its reader */
export async function tellTierPartner(call: Call, partner_id: string, telling: () => Telling): Promise<void> {
  if (call.batch_id) return;
  const people = await partnerUsersWithPermission(call, partner_id, 'tier_standings', 'view');
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    () => noticeOf(telling(), '/partner-tier', partner_id),
    () => ({ subject: notificationSubject(telling().subject), action: texts.viewTier }),
  );
}

const noticeOf = ({ subject: _, ...notice }: Telling, link: string, partner_id: string): Notice => ({
  ...notice,
  link,
  about: [{ table: 'partners', id: partner_id }],
});

/** Tells the company that a grace period began, with every figure that is missing. */
export async function tellGraceStarted(
  call: Call,
  partner: { id: string; name: string },
  grace: { started_on: string; until: string },
  points_needed: number,
): Promise<void> {
  const { row, day, money } = await standingOf(call, partner.id);
  await tellTierCompany(call, partner.id, () => {
    const gaps = gapsOf(row.results, row.tier_id, money, points_needed);
    return {
      kind: 'tier_grace_started',
      text: texts.graceStarted(partner.name, day(grace.until), gaps.map(gapText)),
      subject: texts.graceStartedSubject(partner.name, shortest(gaps)),
      facts: [
        [texts.partner, partner.name],
        [texts.tier, row.tier_name],
        [texts.graceEnds, day(grace.until)],
        ...gaps.map((gap): Fact => [gap.label, gapFigures(gap)]),
      ],
      dedupe_key: `tier-grace ${partner.id} ${grace.started_on}`,
    };
  });
}

/** The figure that decides, for a subject. */
const shortest = ([first]: readonly Gap[]): string | null => (first ? gapText(first) : null);

/** Writes days with their year, in the reader's way. */
export async function dayWriter(call: Call): Promise<(on: string) => string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return (on) => formatLongDay(on, region);
}

async function standingOf(call: Call, partner_id: string) {
  const row = await call.one<TierStanding & { region: string }>(sql`
    select s.*, g.region from tier_standing_rows s join organizations g on g.id = s.organization_id
    where s.organization_id = ${call.organization_id} and s.partner_id = ${partner_id}`);
  return {
    row,
    day: (on: string) => formatLongDay(on, row.region),
    money: (minor: number) => formatMoney(minor, row.currency ?? 'USD', readerLocale(row.region)),
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
  await tellTierPartner(call, partner_id, () => {
    const sentence = riskSentence(row, 'you', { day, money });
    const gaps = gapsOf(row.results, row.tier_id, money, points_needed);
    return {
      kind: 'tier_warning',
      text: texts.warning(row.tier_name!, days_left, gaps.map(gapText), sentence),
      subject: texts.warningSubject(row.tier_name!, days_left, shortest(gaps)),
      facts: [
        [texts.tier, row.tier_name],
        [texts.keepUntil, row.grace_until && day(row.grace_until)],
        ...gaps.map((gap): Fact => [gap.label, gapFigures(gap)]),
        [texts.ifNothingChanges, sentence],
      ],
      dedupe_key: `tier-warning ${partner_id} ${row.grace_until} ${days_left}`,
    };
  });
}

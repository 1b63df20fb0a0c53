import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import { type HealthLevel, healthOptions } from '#features/partners/partners/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { declaredHealthSignals } from '#server/extension-points/health-signals.ts';
import type { FactRow } from '#server/extension-points/record-state.ts';
import { said } from '#shared/text/labels.ts';
import { plainSentence } from '#shared/text/sentence.ts';
import type { HealthReason } from '../schema.ts';
import { texts } from './texts.ts';

const GOOD = 70;
const FAIR = 40;
const ranks: readonly HealthLevel[] = ['poor', 'fair', 'good'];

export const levelOf = (score: number): HealthLevel => (score >= GOOD ? 'good' : score >= FAIR ? 'fair' : 'poor');
const isLower = (level: HealthLevel, than: HealthLevel) => ranks.indexOf(level) < ranks.indexOf(than);

interface FormerScore {
  level: HealthLevel;
  dropped_on: string | null;
  dropped_from: HealthLevel | null;
  acknowledged_at: string | null;
}

interface Read {
  id: string;
  name: string;
  owner_user_id: string | null;
  former: FormerScore | null;
  /** By signal: its points, null if it does not apply, and its values. */
  signals: Record<string, { points: number | null } & FactRow>;
}

/** Reads all signals of active partners in one query. */
function readSignals(call: Call, ids: readonly string[] | undefined): Promise<Read[]> {
  const signals = declaredHealthSignals().map(({ key, points, values }) => {
    const columns = Object.entries({ points, ...values }).map(([name, text]) => `'${name}', (${text})`);
    return `'${key}', jsonb_build_object(${columns.join(', ')})`;
  });
  // The texts of the signals name the day and the time by their places.
  return call.rows<Read>(
    `select p.id, p.name, p.owner_user_id,
       (select to_jsonb(k) from (select h.level, h.dropped_on, h.dropped_from, h.acknowledged_at from partner_health h
         where h.organization_id = p.organization_id and h.partner_id = p.id) k) as former,
       jsonb_build_object(${signals.join(', ')}) as signals
     from partners p
     join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id and s.category = 'active'
     where p.organization_id = $1 and p.archived_at is null and ($2::uuid[] is null or p.id = any($2)) and $3::date is not null
       and $4::timestamptz is not null`,
    [call.organization_id, ids ?? null, call.today(), call.now().toISOString()],
  );
}

/** The signals that apply to a partner with their points, the weakest first. */
function reasonsOf({ id, signals }: Read): (HealthReason & { weight: number })[] {
  return declaredHealthSignals()
    .flatMap(({ key, label, weight, say, to }) => {
      const row = signals[key];
      if (!row || row.points === null) return [];
      const points = Math.max(0, Math.min(100, Math.round(Number(row.points))));
      return [{ key, label, points, text: say(row), to: to ? to.replace('$id', id) : null, weight }];
    })
    .sort((a, b) => a.points - b.points);
}

/** Evaluates partners, all of them by default, and tells the owners of those whose health dropped. */
export async function evaluateHealth(call: Call, ids?: readonly string[]): Promise<void> {
  const dropped: { read: Read; level: HealthLevel; from: HealthLevel; reason: string }[] = [];
  for (const read of await readSignals(call, ids)) {
    const reasons = reasonsOf(read);
    const weight = reasons.reduce((sum, reason) => sum + reason.weight, 0);
    if (weight === 0) continue;
    const score = Math.round(reasons.reduce((sum, reason) => sum + reason.points * reason.weight, 0) / weight);
    const level = levelOf(score);
    const { former } = read;
    const isDrop = former !== null && isLower(level, former.level);
    const isOver = former?.dropped_from && !isLower(level, former.dropped_from);
    if (isDrop) {
      const [weakest] = reasons;
      const reason = plainSentence(weakest!.text, { money: () => '', day: (day) => day });
      dropped.push({ read, level, from: former.level, reason });
    }
    const [on, from, acknowledged] = isDrop
      ? [call.today(), former.level, null]
      : isOver || !former
        ? [null, null, null]
        : [former.dropped_on, former.dropped_from, former.acknowledged_at];
    await call.run(sql`
      insert into partner_health (organization_id, partner_id, score, level, reasons, dropped_on, dropped_from,
        acknowledged_at, evaluated_at)
      values (${call.organization_id}, ${read.id}, ${score}, ${level},
        ${JSON.stringify(reasons.map(({ weight: _, ...reason }) => reason))}::jsonb, ${on}, ${from}, ${acknowledged},
        ${call.now().toISOString()})
      on conflict (organization_id, partner_id) do update
      set score = excluded.score, level = excluded.level, reasons = excluded.reasons,
        dropped_on = excluded.dropped_on, dropped_from = excluded.dropped_from,
          acknowledged_at = excluded.acknowledged_at,
        evaluated_at = excluded.evaluated_at`);
  }
  for (const drop of dropped) await tell(call, drop);
}

/** Tells the owner, or everybody who looks after health if there is none. */
async function tell(
  call: Call,
  { read, level, from, reason }: { read: Read; level: HealthLevel; from: HealthLevel; reason: string },
): Promise<void> {
  const people = await teamMembersWithPermission(call, 'partner_health', 'manage');
  const owners = people.filter(({ user_id }) => user_id === read.owner_user_id);
  const word = (value: HealthLevel) => said(healthOptions.find((option) => option.value === value)!.label);
  await notify(
    call,
    { mode: 'company', people: owners.length > 0 ? owners : people },
    () => ({
      kind: 'partner_health_dropped',
      text: texts.dropped(read.name, word(from), word(level), reason),
      link: `/partners/show/${read.id}`,
      dedupe_key: `partner_health:${read.id}:${call.today()}`,
      about: [{ table: 'partners', id: read.id }],
    }),
    () => ({ subject: texts.droppedSubject(read.name).slice(0, 120), action: texts.openPartner }),
  );
}

/** @throws 404 */
export async function acknowledgeDrop(call: Call, id: string): Promise<void> {
  await call.one(
    sql`
      update partner_health set acknowledged_at = ${call.now().toISOString()}
      where organization_id = ${call.organization_id} and id = ${id} returning id`,
    'The health of this partner',
  );
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { LineStatus } from '../schema.ts';

/** Voids a line and its opposite if both are unpaid, because they need no further processing. */
export async function settleLines(call: Call, ids: readonly string[]): Promise<void> {
  await call.run(sql`
    update commission_lines set status = 'void' where organization_id = ${call.organization_id} and id = any(${ids})`);
}

interface ManualLine {
  id: string;
  number: number;
  event_id: string;
  external_id: string;
  opportunity_id: string | null;
  account_key: string;
  /** Unique among all lines, so that a line is booked once. */
  engine_key: string;
  partner_id: string;
  role: 'manual' | 'write_off' | 'mdf' | 'bounty';
  amount_minor: number;
  currency: string;
  effective_on: string;
  release_on: string;
  adjusts_line_id: string | null;
  status: LineStatus;
  hold_reason: string | null;
  description: string;
  /** The stored body of the event. */
  body: object;
  /** The line's month is already closed. */
  isLate: boolean;
}

/** Inserts a manual line with an event of its own. */
export async function insertManualLine(call: Call, line: ManualLine): Promise<void> {
  // The event omits the deal, because the engine rates a deal by its events; the line names it.
  await call.run(sql`
    insert into commission_events (organization_id, id, source, external_id, kind, occurred_on, received_at, currency,
      body, status, result, note, codes)
    values (${call.organization_id}, ${line.event_id}, 'manual', ${line.external_id}, 'manual', ${line.effective_on},
      ${call.now()}, ${line.currency}, ${JSON.stringify(line.body)}, 'rated', 'lines', ${line.description},
      ${line.isLate ? ['period_closed'] : []})`);
  await call.run(sql`
    insert into commission_lines (organization_id, id, number, event_id, opportunity_id, sale_event_id, engine_key,
      account_key, partner_id, role,
      rule_id, slot, kind, amount_minor, currency, effective_on, release_on, adjusts_line_id, status, hold_reason,
        description, created_at)
    values (${call.organization_id}, ${line.id}, ${line.number}, ${line.event_id}, ${line.opportunity_id},
      ${line.event_id}, ${line.engine_key}, ${line.account_key}, ${line.partner_id}, 'manual', ${line.role}, 'manual',
      'manual', ${line.amount_minor}, ${line.currency}, ${line.effective_on}, ${line.release_on},
      ${line.adjusts_line_id}, ${line.status}, ${line.hold_reason}, ${line.description}, ${call.now()})`);
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import type { Step } from '../explain.ts';
import type { Receipt, ReceiptForPartner } from '../schema.ts';
import { breakdownTexts } from './breakdown.texts.ts';

/**
 * Adds to the last step that the commission was released before its hold period ended. The company reads who released
 * it and why; the reason was written for colleagues, so the partner reads the company's name only.
 */
export async function withEarlyRelease(call: Call, { line, steps }: Receipt | ReceiptForPartner): Promise<Step[]> {
  const last = steps.at(-1);
  if (line.held_until === null || !last) return steps;
  const { name, region } = await call.one<{ name: string; region: string }>(
    sql`select name, region from organizations where id = ${call.organization_id}`,
  );
  const day = (date: string) => formatLongDay(date, region);
  const who = 'released_by_name' in line && call.actor.mode === 'company' ? line.released_by_name : name;
  const why =
    'release_reason' in line && call.actor.mode === 'company' ? breakdownTexts.early.why(line.release_reason) : '';
  const released = breakdownTexts.early.released(who, day(line.release_on), day(line.held_until));
  return [...steps.slice(0, -1), { ...last, detail: `${last.detail} ${released}${why}` }];
}

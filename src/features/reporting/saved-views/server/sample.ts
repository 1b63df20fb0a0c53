import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { shareView } from './service.ts';

/** A view shared by a team member. @returns the id */
export async function sampleSavedView(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    sql`select id from people where organization_id = ${call.organization_id} order by id limit 1`,
    'A colleague',
  );
  return shareView(call, id, { entity: 'partners', name: 'Active partners', state: { filters: [] } });
}

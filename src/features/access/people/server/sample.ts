import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** Returns an existing team member: accounts are created by identity, never by a sample. @returns the id */
export async function sampleColleague(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    sql`select id from people where organization_id = ${call.organization_id} order by id limit 1`,
    'A colleague',
  );
  return id;
}

export function sampleTeamMember(call: Call): Promise<string> {
  return sampleColleague(call);
}

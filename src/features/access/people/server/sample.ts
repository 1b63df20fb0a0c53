import type { Call } from '#server/call.ts';

/** Returns an existing team member: accounts are created by identity, never by a sample. @returns the id */
export async function sampleColleague(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    'select id from people where organization_id = $1 order by id limit 1',
    [call.organization_id],
    'A colleague',
  );
  return id;
}

export function sampleTeamMember(call: Call): Promise<string> {
  return sampleColleague(call);
}

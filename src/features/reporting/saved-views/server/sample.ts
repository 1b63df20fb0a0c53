import type { Call } from '#server/call.ts';
import { shareView } from './service.ts';

/** A view shared by a team member. @returns the id */
export async function sampleSavedView(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    'select id from people where organization_id = $1 order by id limit 1',
    [call.organization_id],
    'A colleague',
  );
  return shareView(call, id, { entity: 'partners', name: 'Active partners', state: { filters: [] } });
}

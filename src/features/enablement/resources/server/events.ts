import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

interface Opening {
  id: string;
  version: number;
  kind: 'viewed' | 'downloaded' | 'shared';
  /** The same key for all range requests of one access. */
  ticket: string;
  is_cobranded?: boolean;
  user_name?: string;
}

/** Records an opening. The first one by a partner is announced as an event. */
export async function recordOpening(call: Call, opening: Opening): Promise<void> {
  const { partner_id } = call.actor;
  const isFirst =
    partner_id !== null &&
    opening.kind !== 'shared' &&
    (await call.asCompany(async (company) => {
      const known = await company.maybe(sql`
        select from resource_events
        where organization_id = ${company.organization_id} and resource_id = ${opening.id}
          and partner_id = ${partner_id}
          and kind <> 'shared' limit 1`);
      return !known;
    }));
  const noted = await call.run(sql`
    insert into resource_events (organization_id, resource_id, version, kind, is_cobranded, user_name, ticket,
      created_at)
    values (${call.organization_id}, ${opening.id}, ${opening.version}, ${opening.kind},
      ${opening.is_cobranded ?? false}, ${opening.user_name ?? call.actor.full_name}, ${opening.ticket}, ${call.now()})
      on conflict do nothing`);
  if (noted === 0) return;
  // The event names no partner, because the openings are visible to the company only.
  await call.announce('resource_events.created', opening.id);
  if (isFirst) await call.announce('resources.opened', opening.id, { partner_id, user_id: call.actor.user_id });
}

/** Records a view of content in the application: a link, an article or a video on another site. */
export async function recordResourceView(call: Call, id: string, ticket: string): Promise<void> {
  const { version } = await call.one<{ version: number }>(
    sql`select version from resources where organization_id = ${call.organization_id} and id = ${id}`,
    'This resource',
  );
  await recordOpening(call, { id, version, kind: 'viewed', ticket });
}

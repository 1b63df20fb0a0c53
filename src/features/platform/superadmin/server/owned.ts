import type { KeptFiles } from '#server/backup/kept-files.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

/** A table that belongs to companies, with what of it a company may take along. */
export interface OwnedTable {
  name: string;
  columns: string[];
  /** Kept back: sealed, or the key to something. */
  withheld: string[];
  /** The query for the columns of this table's rows, with the company as `$1`. */
  select: string;
}

/**
 * Columns are withheld by their names, so that no new table is forgotten: what opens something, what is sealed under the
 * installation's secret, and hashes that tell visitors or requests apart. None is of use elsewhere.
 */
const SECRET_NAME = /token|secret|password|salt|nonce|private_key|_enc$|^(address|request|sent)_hash$|^status_link$/;

const isSecret = (column: string) => SECRET_NAME.test(column) && !/_(sent|tries|at)$/.test(column);

/** Under its key a file can be read in its store. Pictures keep theirs: it is the address other rows show them by. */
const isFileKey = (kept: readonly KeptFiles[], table: string, column: string) =>
  (table === 'document_uploads' && column === 'key') ||
  kept.some((each) => each.table === table && each.key === column && each.folder !== 'files');

/** The rows left out of an export because the company does not see them in the product either. */
export const EXCLUDED_TABLES = {
  assistant_chats: 'Conversations with the assistant, which only their people see',
  assistant_messages: 'Conversations with the assistant, which only their people see',
  assistant_proposals: 'Proposals of the assistant, which only their people see',
  assistant_requests: 'Requests to a model for people of partners, which only they see',
  audit_events: 'Changes to reports that partners create for themselves',
  dashboard_layouts: 'Dashboards of partner users',
  idempotency_records: 'All rows: responses kept for repeated requests',
  form_drafts: 'Unfinished forms, which only the people see who fill them in',
  in_app_notifications: 'Notifications, which only their recipients see',
  mapping_matches: 'All rows: overlaps of account lists, which screens show only at the level that both sides share',
  mapping_populations: 'Account lists of partners, which only the partner sees',
  mapping_records: 'Account lists of partners, which only the partner sees',
  mapping_refreshes: 'Account lists of partners, which only the partner sees',
  mapping_reveals: 'Views of the account lists of partners, which only the partner sees',
  meeting_private_notes: 'Notes of partners about meetings, which only the partner sees',
  mail_outbox:
    'Emails that partners send to their own users, texts with a personal link or code, and the keys of attachments',
  notification_hours: 'Settings that people make for themselves',
  notification_keys: 'Notifications, which only their recipients see',
  notification_preferences: 'Settings that people make for themselves',
  outbox_events: 'All rows: internal events waiting to be processed',
  report_clocks: 'Reports that partners create for themselves',
  report_deliveries: 'Reports that partners create for themselves',
  report_runs: 'Reports that partners create for themselves',
  report_schedules: 'Reports that partners create for themselves',
  saved_views: 'Saved views of partner users, and private ones of team members',
  survey_invitations: 'Who was asked by anonymous surveys, and who answered',
  survey_responses: 'Anonymous answers, which are only shown in groups',
  track_assignments: 'Tracks that partners assign to their own people',
  track_step_progress: 'Tracks that partners assign to their own people',
  track_versions: 'Tracks that partners write for their own people',
  tracks: 'Tracks that partners write for their own people',
  visitor_links: 'All rows: links of people without an account',
  waiting_notices: 'Notifications, which only their recipients see',
  waiting_pushes: 'Notifications, which only their recipients see',
  webhook_attempts: 'Webhooks of partners, which only the partner sees',
  webhook_deliveries: 'Webhooks of partners, which only the partner sees',
  webhook_endpoint_health: 'Webhooks of partners, which only the partner sees',
  webhook_endpoints: 'Webhooks of partners, which only the partner sees',
  webhook_messages: 'Webhooks of partners, which only the partner sees',
};

const NOTHING = 'false';
const OF_COMPANY_REPORT = `schedule_id in (select s.id from report_schedules s
  where s.organization_id = $1 and s.partner_id is null)`;

const OF_COMPANY_ENDPOINT = `endpoint_id in (select e.id from webhook_endpoints e
  where e.organization_id = $1 and e.partner_id is null)`;

/** The condition for the rows of these tables that the company may read. */
const READABLE: Record<keyof typeof EXCLUDED_TABLES, string> = {
  assistant_chats: NOTHING,
  assistant_messages: NOTHING,
  assistant_proposals: NOTHING,
  assistant_requests: 'partner_id is null',
  audit_events: 'not is_private_to_partner(ref_table, partner_id, actor_partner_id)',
  dashboard_layouts: 'partner_id is null',
  idempotency_records: NOTHING,
  form_drafts: NOTHING,
  in_app_notifications: NOTHING,
  mapping_matches: NOTHING,
  mapping_populations: 'partner_id is null',
  mapping_records: 'partner_id is null',
  mapping_refreshes: 'partner_id is null',
  mapping_reveals: "side = 'company'",
  meeting_private_notes: "side = 'company'",
  mail_outbox: "hides <> 'everything'",
  notification_hours: NOTHING,
  notification_keys: NOTHING,
  notification_preferences: NOTHING,
  outbox_events: NOTHING,
  report_clocks: OF_COMPANY_REPORT,
  report_deliveries: OF_COMPANY_REPORT,
  report_runs: OF_COMPANY_REPORT,
  report_schedules: 'partner_id is null',
  saved_views: "owner_partner_id is null and visibility <> 'private'",
  survey_invitations: 'not is_anonymous',
  survey_responses: 'not is_anonymous',
  track_assignments: 'not is_internal',
  track_step_progress: 'not is_internal',
  track_versions: 'partner_id is null',
  tracks: 'partner_id is null',
  visitor_links: NOTHING,
  waiting_notices: NOTHING,
  waiting_pushes: NOTHING,
  webhook_attempts: 'partner_id is null',
  webhook_deliveries: 'partner_id is null',
  webhook_endpoint_health: OF_COMPANY_ENDPOINT,
  webhook_endpoints: 'partner_id is null',
  webhook_messages: 'partner_id is null',
};

/** Columns that are exported in part. */
const TOLD_AS: Record<string, Record<string, string>> = {
  mail_outbox: {
    attachments:
      "(select coalesce(jsonb_agg(f - 'key'), '[]') from jsonb_array_elements(attachments) f) as attachments",
    body_text: "case when hides = 'nothing' then body_text else '' end as body_text",
    body_html: "case when hides = 'nothing' then body_html end as body_html",
  },
};

/** Read from PostgreSQL's own catalog, so that no table is forgotten, whatever tables there are by now. */
export async function ownedTables(tx: Tx, kept: readonly KeptFiles[]): Promise<OwnedTable[]> {
  const tables = await tx.rows<{ name: string; columns: { name: string; is_bytes: boolean }[] }>(sql`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'is_bytes', a.atttypid = 'bytea'::regtype)
      order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    group by c.oid, c.relname
    having c.relname = 'organizations' or bool_or(a.attname = 'organization_id')
    order by c.relname`);
  return tables.map(({ name, columns }) => {
    const isWithheld = (column: { name: string; is_bytes: boolean }) =>
      column.is_bytes || isSecret(column.name) || isFileKey(kept, name, column.name);
    const shown = columns.filter((column) => !isWithheld(column)).map((column) => column.name);
    const owner = name === 'organizations' ? 'id' : 'organization_id';
    const readable = (READABLE as Record<string, string>)[name];
    return {
      name,
      columns: shown,
      withheld: columns.filter(isWithheld).map((column) => column.name),
      select: `select ${shown.map((column) => TOLD_AS[name]?.[column] ?? `"${column}"`).join(', ')}
        from "${name}" where "${owner}" = $1${readable ? ` and (${readable})` : ''}`,
    };
  });
}

import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { FileStore } from '#server/ports/files.ts';
import { type AuditArchive, archivedLines, isWholeArchive } from './archive-file.ts';

/** The day from which on all events of the company are in the database, as far as any were archived. */
export async function archivedBefore(call: Call): Promise<string | null> {
  const [row] = await call.asCompany((company) =>
    company.rows<{ before: string | null }>(sql`
      select (max(month) + interval '1 month')::date::text as before from audit_archives
      where organization_id = ${call.organization_id} and state = 'in_use'`),
  );
  return row!.before;
}

/** The first days of the archived months, the newest first. */
export async function archivedMonths(call: Call): Promise<string[]> {
  const rows = await call.rows<{ month: string }>(sql`
    select distinct month::text from audit_archives
    where organization_id = ${call.organization_id} and state = 'in_use' order by month desc`);
  return rows.map(({ month }) => month);
}

/**
 * The archived months of a company with the lines that it may take along: JSON of whole rows, without changes of what
 * partners keep to themselves. A file that cannot be read has no lines.
 */
export async function* archivedForExport(
  tx: Tx,
  files: FileStore,
  organization_id: string,
): AsyncGenerator<{ name: string; lines: AsyncGenerator<string> | undefined }> {
  const archives = await tx.rows<AuditArchive>(sql`
    select id, month::text, file_key, event_count, byte_count, sha256 from audit_archives
    where organization_id = ${organization_id} and state = 'in_use' order by month, id`);
  for (const [index, archive] of archives.entries()) {
    const part = archives.slice(0, index).filter(({ month }) => month === archive.month).length;
    const name = `audit_events_${archive.month.slice(0, 7)}${part > 0 ? `_${part + 1}` : ''}.jsonl`;
    yield { name, lines: (await isWholeArchive(files, archive)) ? exportedLines(tx, files, archive) : undefined };
  }
}

async function* exportedLines(tx: Tx, files: FileStore, archive: AuditArchive): AsyncGenerator<string> {
  for await (const lines of archivedLines(files, archive)) {
    const rows = await tx.rows<{ line: string }>(sql`
      select (e.line - 'tx')::text as line from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) with ordinality e (line, place)
      where not is_private_to_partner(e.line ->> 'ref_table', (e.line ->> 'partner_id')::uuid, (e.line ->> 'actor_partner_id')::uuid)
      order by e.place`);
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
}

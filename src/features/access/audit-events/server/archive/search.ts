import { type Actor, scopeOf } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, forbidden, invalid, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { Parameters } from '#server/resource/comparison.ts';
import { columnsOf, type ListView, orderOf, readListQuery, whereOf } from '#server/resource/list-sql.ts';
import type { ListQuery, RawQuery } from '#shared/nouns/list-query.ts';
import { monthsSince } from '#shared/time/dates.ts';
import { AuditEvent } from '../../schema.ts';
import { auditEvents } from '../resource.ts';
import { ArchiveDamaged, type AuditArchive, archivedLines } from './archive-file.ts';

/** One search covers this many months, reads this many bytes of files and takes this long at most. */
const MONTHS = 12;
const BYTES = 500_000_000;
const SEARCH_MS = 20_000;

export const archiveView: ListView = { resource: auditEvents, row: AuditEvent, custom: [] };

/** The newest matching events, the newest first. */
export interface ArchiveMatches {
  rows: AuditEvent[];
  /** There are more than `rows`. */
  isMore: boolean;
}

/**
 * Reads the archived events of a period in the caller's own organization, with the filters of the log.
 * @param most the number of rows
 * @throws 400 for a missing or too long period, 403 for those who do not see the whole log, 422 for too large a search,
 * 409 naming the month whose file cannot be read
 */
export async function searchArchive(
  kernel: Pick<Kernel, 'db' | 'documents' | 'config'>,
  actor: Actor,
  raw: RawQuery,
  most: number,
  now: () => number = Date.now,
): Promise<ArchiveMatches> {
  const query = readListQuery(archiveView, raw);
  const { from, to } = periodOf(query);
  if (actor.partner_id !== null || actor.own_only)
    throw forbidden('Only people who see the whole audit log can search its archive.');
  const scope = scopeOf(actor);
  const archives = await kernel.db.transaction(scope, (tx) =>
    tx.rows<AuditArchive>(sql`
      select id, month::text, file_key, event_count, byte_count, sha256 from audit_archives
      where organization_id = ${actor.organization_id} and state = 'in_use'
        and month between date_trunc('month', ${from}::timestamptz at time zone 'UTC')::date
          and (${to}::timestamptz at time zone 'UTC')::date
      order by month desc, id desc`),
  );
  if (archives.reduce((sum, { byte_count }) => sum + byte_count, 0) > BYTES)
    throw tooMuch('These months are too large to be searched together.');
  const deadline = now() + SEARCH_MS;
  const rows: AuditEvent[] = [];
  const texts = requiredTexts(query);
  for (const archive of archives) {
    let lines: string[] = [];
    try {
      for await (const group of archivedLines(kernel.documents, archive)) {
        if (now() > deadline) throw tooMuch('The search took too long.');
        const likely = group.filter((line) => texts.every((some) => some.some((text) => line.includes(text))));
        if (likely.length === 0) continue;
        lines = [...lines, ...(await matching(kernel, actor, likely, query))];
        // Later lines are newer; one more than asked tells that there are more.
        if (lines.length > 2 * most) lines = lines.slice(-most - 1);
      }
    } catch (error) {
      if (error instanceof ArchiveDamaged)
        throw new Refusal(409, `${error.message} It must be restored from a backup; other months can be searched.`);
      throw error;
    }
    if (lines.length > 0) rows.push(...(await shownRows(kernel, actor, lines.slice(-most - 1), query)));
    if (rows.length > most) break;
  }
  return { rows: rows.slice(0, most), isMore: rows.length > most };
}

/** @throws 400 without both ends, and for more than twelve months */
function periodOf({ filters }: ListQuery): { from: string; to: string } {
  const end = (operator: 'gte' | 'lte') => {
    const text = filters.find((filter) => filter.field === 'at' && filter.operator === operator)?.values[0];
    const time = Date.parse(text ?? '');
    if (Number.isNaN(time))
      throw badRequest(`at_${operator}: is needed, as a time`, { [`at_${operator}`]: ['is needed, as a time'] });
    return new Date(time).toISOString();
  };
  const [from, to] = [end('gte'), end('lte')];
  const months = monthsSince(from.slice(0, 10), to.slice(0, 10));
  if (from > to) throw badRequest('at_lte: lies before at_gte', { at_lte: ['lies before at_gte'] });
  if (months >= MONTHS)
    throw badRequest(`at_lte: at most ${MONTHS} months can be searched at once`, {
      at_lte: [`lies more than ${MONTHS} months after at_gte`],
    });
  return { from, to };
}

const tooMuch = (why: string) => invalid({ at_gte: [`${why} Choose a shorter period or more filters.`] });

/** A file is never cut without saying so. */
export const tooManyMatches = (most: number): Refusal =>
  tooMuch(`More than ${most.toLocaleString('en-US')} events match.`);

/** Texts of which a matching line must contain one each. They spare parsing most lines. */
function requiredTexts({ filters }: ListQuery): string[][] {
  const ids = ['actor_id', 'ref_id', 'batch_id', 'partner_id', 'api_key_id', 'actor_partner_id', 'id'];
  return filters
    .filter(({ field, operator, values }) => ids.includes(field) && operator === 'eq' && !values.includes(''))
    .map(({ values }) => values.map((value) => value.toLowerCase()));
}

/** The lines whose events match, in their order. */
async function matching(
  { db }: Pick<Kernel, 'db'>,
  actor: Actor,
  lines: readonly string[],
  query: ListQuery,
): Promise<string[]> {
  const parameters = new Parameters(actor.organization_id);
  const events = parameters.add(`[${lines.join(',')}]`);
  const text = `select t.id from archived_event_rows(${events}::jsonb) t where ${whereOf(archiveView, query, parameters)}`;
  const [matchingIds] = await db.question(scopeOf(actor), (tx) => tx.batch([{ text, values: parameters.values }]));
  const ids = new Set(matchingIds);
  return ids.size === 0 ? [] : lines.filter((line) => ids.has((JSON.parse(line) as Row).id as string));
}

async function shownRows(
  { db }: Pick<Kernel, 'db'>,
  actor: Actor,
  lines: readonly string[],
  query: ListQuery,
): Promise<AuditEvent[]> {
  const scope = scopeOf(actor);
  const parameters = new Parameters(actor.organization_id);
  const events = parameters.add(`[${lines.join(',')}]`);
  const newestFirst = { ...query, sort: [{ field: 'at', descending: true }] };
  const rows = `select ${columnsOf(archiveView, scope)} from archived_event_rows(${events}::jsonb) t
    where t.organization_id = $1::uuid order by ${orderOf(archiveView, newestFirst, parameters)}`;
  // As JSON of PostgreSQL, like the rows of every list.
  const text = `select coalesce(json_agg(row_to_json(p)), '[]')::text from (${rows}) p`;
  const [json] = await db.question(scope, (tx) => tx.batch([{ text, values: parameters.values }]));
  return JSON.parse(json![0]!) as AuditEvent[];
}

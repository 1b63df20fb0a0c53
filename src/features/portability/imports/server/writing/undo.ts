import { archivedBefore } from '#features/access/audit-events/server/service.ts';
import { cancelAccruals } from '#features/commissions/accruals/server/service.ts';
import { activeManualCommissions } from '#features/commissions/manual-commissions/server/service.ts';
import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { withdrawPromotions } from '#features/enablement/tier-criteria/server/service.ts';
import { withdrawNotices } from '#features/engagement/notifications/server/service.ts';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import { conflict } from '#server/errors.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import { lockedRow, removeRow } from '#server/resource/verbs.ts';
import type { Import, UndoPreview } from '../../schema.ts';
import { importTargets, writingOrder } from '../planning/import-targets.ts';
import { imports } from '../resource.ts';
import { queueOf, requireImportMove, requireWriting } from '../rules.ts';
import { lockImports, readImport } from '../service.ts';
import type { ReportProgress } from './apply.ts';
import { type Footprint, footprintOf, importChangedSince, usedSince } from './footprint.ts';
import { restoreChanged, restoreLines, restorePartners } from './restore.ts';

const REASON = 'The import was undone';
const MOST_SHOWN = 20;
/** Deals whose commissions are reversed together. */
const AT_ONCE = 200;

/** An import is undone from the log. @throws 409 when its events are in the archive */
async function requireLog(call: Call, { created_at }: Import): Promise<void> {
  const before = await archivedBefore(call);
  if (before && created_at.slice(0, 10) < before)
    throw conflict('This import can no longer be undone, because what it changed is in the archive of the audit log.');
}

/** Describes the changes undoing an import would make, or the reason it cannot be undone. It writes nothing. */
export async function previewUndo(call: Call, id: string): Promise<UndoPreview> {
  const current = await readImport(call, id);
  await requireLog(call, current);
  return previewOf(call, current, await footprintOf(call, id));
}

/** Takes an import back: a job does it. @throws 409 with the preview when something stands in the way */
export async function startImportUndo(call: Call, id: string): Promise<Import> {
  const current = await lockedRow<Import>(call, imports, id);
  requireImportMove(current.status, 'undoing');
  await requireLog(call, current);
  const footprint = await footprintOf(call, id);
  requireWriting(
    call,
    await importTargets(call),
    [...footprint.created.keys(), ...footprint.changed.keys()].filter(
      (table) => declaredResources().get(table)?.remove,
    ),
  );
  await refuseObstacles(call, current, footprint);
  await call.run(sql`
    update imports set status = 'undoing', error = null, progress = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.enqueue(
    'imports.undo',
    { import_id: id, user_id: call.actor.user_id },
    { job_key: `undo:${id}`, queue: queueOf(call) },
  );
  return readImport(call, id);
}

/**
 * The rows the import made go, those it changed become what they were, deals it moved on move back, and what its deals have
 * earned is reversed in the books: all of it, or nothing where something else has touched them since.
 */
export async function undoImport(call: Call, id: string, tell: ReportProgress): Promise<void> {
  await lockImports(call);
  const current = await readImport(call, id);
  if (current.status !== 'undoing') return;
  const footprint = await footprintOf(call, id);
  // Opening the books first keeps payouts from being approved between these checks and the writes.
  await openBooks(call);
  await refuseObstacles(call, current, footprint);
  await call.because(REASON);
  for (const { id: deal, before } of movedDeals(footprint))
    await moveStage(call, deal, { stage_id: before.stage_id as string, reason: REASON }, { annulled: true });
  const won = await wonDeals(call, footprint);
  for (let done = 0; done < won.length; done += AT_ONCE) {
    await tell('Reversing commissions', done, won.length);
    await cancelAccruals(call, won.slice(done, done + AT_ONCE), REASON);
  }
  await restoreLines(call, footprint);
  await restorePartners(call, footprint);
  await restoreChanged(call, footprint);
  const partners = await partnersOfDeals(call, footprint);
  await removeCreated(call, current, footprint, tell);
  await withdrawNotices(call, [...footprint.created.values()].flat());
  await withdrawPromotions(call, { partner_ids: partners, since: current.started_at!, reason: REASON });
  // Changes that others made since are kept. Later changes wait for the end of this transaction.
  refuseTouched(await touchedSince(call, current, footprint));
  await call.run(sql`
    update imports set status = 'undone', finished_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.announce('imports.finished', id, {});
}

async function refuseObstacles(call: Call, current: Import, footprint: Footprint): Promise<void> {
  const preview = await previewOf(call, current, footprint);
  if (preview.obstacles.length > 0) throw conflict(preview.obstacles.join(' '), { preview });
}

async function previewOf(call: Call, current: Import, footprint: Footprint): Promise<UndoPreview> {
  const { created, changed } = footprint;
  const touched = await touchedSince(call, current, footprint);
  const obstacles = await moneyObstacles(call, current, footprint);
  if (touched.length > 0) obstacles.push(sayTouched(touched));
  return {
    removes: countsOf(created, ({ remove }) => remove !== undefined),
    restores: countsOf(changed, ({ update }) => update !== undefined),
    moves_back: movedDeals(footprint).length,
    reverses: await call.rows(sql`
      select currency, count(*)::int as lines, sum(amount_minor)::bigint as amount_minor from commission_lines
      where organization_id = ${call.organization_id}
        and opportunity_id =
        any(${[...(created.get('opportunities') ?? []), ...movedDeals(footprint).map(({ id }) => id)]})
        and kind <> 'manual' group by currency having sum(amount_minor) <> 0 order by currency`),
    obstacles,
    touched: touched.slice(0, MOST_SHOWN),
    touched_count: touched.length,
  };
}

async function touchedSince(call: Call, current: Import, footprint: Footprint): Promise<UndoPreview['touched']> {
  // Rows created along the way, such as a region, may stay where others now use them.
  const used = (await usedSince(call, current.id, footprint)).filter(({ table }) => isOfFile(current, table));
  return [...(await importChangedSince(call, current.id)), ...used.map(({ by: _by, ...one }) => one)];
}

function refuseTouched(touched: UndoPreview['touched']): void {
  if (touched.length > 0) throw conflict(sayTouched(touched));
}

function sayTouched(touched: UndoPreview['touched']): string {
  const many = new Set(touched.map(({ id }) => id)).size;
  return many === 1
    ? 'One of its rows was changed or used since the import. Undo that change first.'
    : `${many.toLocaleString('en')} of its rows were changed or used since the import. Undo those changes first.`;
}

/** Rows of a file, not what came along with them. */
function isOfFile({ report }: Import, table: string): boolean {
  return table in (report?.counts ?? {});
}

function countsOf(rows: ReadonlyMap<string, readonly unknown[]>, counts: (resource: Resource) => boolean) {
  const told = [...rows].filter(([table]) => {
    const resource = declaredResources().get(table);
    return resource && counts(resource);
  });
  return Object.fromEntries(told.map(([table, { length }]) => [table, length]));
}

/** Money that has left, or is about to; and money that may rest on what would go. */
async function moneyObstacles(call: Call, { started_at }: Import, footprint: Footprint): Promise<string[]> {
  const { created } = footprint;
  const deals = [...(created.get('opportunities') ?? []), ...movedDeals(footprint).map(({ id }) => id)];
  const { paid } = await call.one<{ paid: number }>(sql`
    select count(*)::int as paid from commission_lines
    where organization_id = ${call.organization_id} and opportunity_id = any(${deals})
      and status in ('reserved', 'paid')`);
  const obstacles: string[] = [];
  if (paid > 0)
    obstacles.push(
      `${paid === 1 ? 'A commission of its deals is' : `${paid.toLocaleString('en')} commissions of its deals are`} in a payout or paid; undoing an import does not return money.`,
    );
  const byHand = [...(await activeManualCommissions(call, deals)).values()].reduce((sum, lines) => sum + lines, 0);
  if (byHand > 0)
    obstacles.push(
      byHand === 1
        ? 'A manual commission was added for one of its deals. Reverse it first.'
        : `${byHand.toLocaleString('en')} manual commissions were added for its deals. Reverse them first.`,
    );
  const { owed } = await call.one<{ owed: number }>(sql`
    select count(*)::int as owed from commission_lines
    where organization_id = ${call.organization_id} and partner_id = any(${created.get('partners') ?? []})
      and kind = 'manual'
      and status <> 'void' and (opportunity_id is null or not opportunity_id = any(${deals}))`);
  if (owed > 0)
    obstacles.push(
      owed === 1
        ? 'A manual commission was added for one of its partners. Reverse it first.'
        : `${owed.toLocaleString('en')} manual commissions were added for its partners. Reverse them first.`,
    );
  if (created.has('exchange_rates') || created.has('opening_volumes')) {
    const { rated } = await call.one<{ rated: number }>(sql`
      select count(*)::int as rated from commission_events
      where organization_id = ${call.organization_id} and received_at >= ${started_at}
        and (opportunity_id is null or not opportunity_id = any(${deals}))`);
    if (rated > 0)
      obstacles.push(
        `Commission calculations since then that may use its exchange rates or opening volumes: ${rated.toLocaleString('en')}.`,
      );
  }
  return obstacles;
}

/** Deals that were here and were moved to another stage. */
function movedDeals({ changed }: Footprint) {
  return (changed.get('opportunities') ?? []).filter(({ before }) => 'stage_id' in before);
}

/** The partners whose tier may rest on deals of the import. */
async function partnersOfDeals(call: Call, footprint: Footprint): Promise<string[]> {
  const deals = [...(footprint.created.get('opportunities') ?? []), ...movedDeals(footprint).map(({ id }) => id)];
  const found = await call.rows<{ partner_id: string }>(sql`
    select distinct partner_id from opportunity_participants
    where organization_id = ${call.organization_id} and opportunity_id = any(${deals})`);
  return [...new Set([...found.map(({ partner_id }) => partner_id), ...(footprint.created.get('partners') ?? [])])];
}

async function wonDeals(call: Call, { created }: Footprint): Promise<string[]> {
  const won = await call.rows<{ id: string }>(sql`
    select id from opportunities
    where organization_id = ${call.organization_id} and id = any(${created.get('opportunities') ?? []})
      and status = 'won' and archived_at is null
    order by closed_on desc, id desc`);
  return won.map(({ id }) => id);
}

/** Rows are removed before the rows they refer to. */
async function removeCreated(call: Call, current: Import, footprint: Footprint, tell: ReportProgress): Promise<void> {
  const used = new Set((await usedSince(call, current.id, footprint)).map(({ id }) => id));
  const order = writingOrder(await importTargets(call)).map(({ key }) => key);
  const tables = [...footprint.created.keys()].sort((a, b) => order.indexOf(b) - order.indexOf(a));
  for (const table of tables) {
    const resource = declaredResources().get(table);
    if (!resource?.remove) continue;
    const ids = footprint.created.get(table)!.filter((id) => !used.has(id));
    await tell('Removing', 0, ids.length);
    if (table === 'opportunities' || (resource.remove === 'archive' && !resource.beforeRemove)) {
      if (resource.custom)
        await call.run(sql`
          delete from custom_unique_values where organization_id = ${call.organization_id} and ref_id = any(${ids})`);
      // Won deals are archived too, because their commissions are reversed.
      await call.run(sql`
        update ${sql.identifier(table)} set archived_at = ${call.now()}${sql.raw(givenUp(resource))}
        where organization_id = ${call.organization_id} and id = any(${ids}) and archived_at is null`);
    } else {
      for (const id of ids) {
        const remove = () => removeRow(call, resource, id);
        // A row created along the way may have become required: the company's only status for new partners.
        if (isOfFile(current, table)) await remove();
        else await caughtRefusal(call, remove);
      }
    }
  }
}

/** Clears the unique names of archived rows, so that the files can be imported again. */
function givenUp({ row }: Resource): string {
  if ('external_ref' in row.properties) return ', external_ref = null';
  return 'sku' in row.properties ? ", sku = left(sku, 60) || '~' || right(id::text, 12)" : '';
}

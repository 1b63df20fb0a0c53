import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { DashboardMode } from '#shared/dashboard-widgets.ts';
import { builtIn, isWidgetOf, reportIn, specOf } from '../catalog.ts';
import { COLUMNS, compact, MAX_ROWS, overlap, withWidget } from '../layout.ts';
import type { Layout, LayoutInput, LayoutItem } from '../schema.ts';

interface Stored {
  user_id: string | null;
  items: LayoutItem[];
  row_version: number;
}

/** The owner of a layout: a person in one program, or the default layout if there is no person. */
interface Owner {
  mode: DashboardMode;
  user_id: string | null;
  partner_id: string | null;
}

const everybody = (mode: DashboardMode): Owner => ({ mode, user_id: null, partner_id: null });

/** @throws 409 for API keys, which have no user */
function caller(call: Call): Owner {
  const { mode, user_id, partner_id } = call.actor;
  if (!user_id) throw conflict('Only users can have their own dashboard.');
  return { mode, user_id, partner_id };
}

async function stored(call: Call, { mode, user_id, partner_id }: Owner): Promise<Stored[]> {
  return call.rows<Stored>(sql`
    select user_id, items, row_version from dashboard_layouts
    where organization_id = ${call.organization_id} and mode = ${mode}
      and (user_id is null or (user_id = ${user_id} and partner_id is not distinct from ${partner_id}))
    order by user_id nulls last`);
}

/** The layout to show today: without deleted widgets and without gaps, or the built-in one. */
function shown(mode: DashboardMode, found: readonly Stored[]): Layout {
  const [first, ...others] = found;
  if (!first) return { items: builtIn[mode], source: 'built_in', row_version: null, start: null };
  const { user_id, items, row_version } = first;
  const known = items.filter(({ widget }) => isWidgetOf(widget, mode));
  return {
    items: compact(known),
    source: user_id ? 'own' : 'start',
    row_version,
    start: shown(mode, others).items,
  };
}

/** The caller's own layout, or the default layout if there is none. */
export async function layoutOf(call: Call): Promise<Layout> {
  const { mode, user_id, partner_id } = call.actor;
  const { start, ...layout } = shown(mode, await stored(call, { mode, user_id, partner_id }));
  // The default layout cannot be reset by this person.
  return { ...layout, start: layout.source === 'own' ? start : null };
}

/** The default layout. */
export async function startOf(call: Call, mode: DashboardMode): Promise<Layout> {
  return shown(mode, await stored(call, everybody(mode)));
}

export async function saveLayout(call: Call, input: LayoutInput): Promise<Layout> {
  await save(call, caller(call), input);
  return layoutOf(call);
}

export async function saveStart(call: Call, mode: DashboardMode, input: LayoutInput): Promise<Layout> {
  await save(call, everybody(mode), input);
  return startOf(call, mode);
}

/**
 * Adds a saved report below what the caller has arranged; once, however often it is asked.
 * @throws 404 for a report that the caller does not see
 */
export async function addReport(call: Call, widget: string): Promise<Layout> {
  const report = await call.maybe(sql`
    select 1 from saved_view_rows where organization_id = ${call.organization_id} and id = ${reportIn(widget) ?? null} and is_report`);
  if (!report) throw notFound('This report');
  const owner = caller(call);
  const { items, source, row_version } = await layoutOf(call);
  if (!items.some((item) => item.widget === widget))
    await save(call, owner, {
      items: withWidget(items, widget, specOf(widget).size),
      row_version: source === 'own' ? row_version : null,
    });
  return layoutOf(call);
}

/** Resets to the default layout. */
export async function dropLayout(call: Call): Promise<Layout> {
  await drop(call, caller(call));
  return layoutOf(call);
}

/** Resets to the built-in layout. */
export async function dropStart(call: Call, mode: DashboardMode): Promise<Layout> {
  await drop(call, everybody(mode));
  return startOf(call, mode);
}

const ONE =
  'organization_id = $1 and mode = $2 and user_id is not distinct from $3 and partner_id is not distinct from $4';
const keyOf = (call: Call, { mode, user_id, partner_id }: Owner) => [call.organization_id, mode, user_id, partner_id];

/** @throws 409 with the current layout if it was saved elsewhere in the meantime */
async function save(call: Call, owner: Owner, { items, row_version }: LayoutInput): Promise<void> {
  check(owner.mode, items);
  const values = [...keyOf(call, owner), JSON.stringify(compact(items))];
  const touched =
    row_version === null
      ? await call.run(
          `insert into dashboard_layouts (organization_id, mode, user_id, partner_id, items) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
          values,
        )
      : await call.run(`update dashboard_layouts set items = $5 where ${ONE} and row_version = $6`, [
          ...values,
          row_version,
        ]);
  if (touched === 1) return;
  const current = owner.user_id ? await layoutOf(call) : await startOf(call, owner.mode);
  throw conflict('This dashboard was changed in the meantime.', { current });
}

async function drop(call: Call, owner: Owner): Promise<void> {
  await call.run(`delete from dashboard_layouts where ${ONE}`, keyOf(call, owner));
}

/** @throws 422 naming the widgets at fault */
function check(mode: DashboardMode, items: readonly LayoutItem[]): void {
  const problems: string[] = [];
  for (const [index, one] of items.entries()) {
    const { widget, x, y, w, h } = one;
    if (!isWidgetOf(widget, mode)) {
      problems.push(`There is no widget "${widget}".`);
      continue;
    }
    const [leastWidth, leastHeight] = specOf(widget).least;
    if (x + w > COLUMNS || y + h > MAX_ROWS) problems.push(`"${widget}" does not fit in the grid.`);
    if (w < leastWidth || h < leastHeight)
      problems.push(`"${widget}" must be at least ${leastWidth} by ${leastHeight} grid cells.`);
    const others = items.slice(index + 1);
    if (others.some((other) => other.widget === widget)) problems.push(`"${widget}" is used more than once.`);
    const over = others.find((other) => overlap(one, other));
    if (over) problems.push(`"${widget}" and "${over.widget}" overlap.`);
  }
  if (problems.length > 0) throw invalid({ items: problems });
}

import type { Call } from '#server/call.ts';
import { Ask } from '#server/figures/ask.ts';
import { readerOf } from '#server/figures/define.ts';
import { allows, asShown } from '#shared/access/permissions.ts';
import type { FigureFilters } from '#shared/figures.ts';
import { isWidgetOf, lists, reportIn, specOf } from '../catalog.ts';
import type { Board, Figures } from '../schema.ts';
import { layoutOf } from './layouts.ts';
import { overview } from './overview.ts';

/** The requested widgets with figures of their own that exist and that the caller may see. */
function allowed(call: Call, keys: readonly string[]): string[] {
  const { mode } = call.actor;
  const permissions = asShown(call.actor.permissions);
  return [...new Set(keys)].filter(
    (key) =>
      !reportIn(key) && isWidgetOf(key, mode) && specOf(key).needs.every((one) => allows(permissions, one, 'view')),
  );
}

/** Collects the queries of all widgets; the figures are read after the single round trip. */
function figuresFrom(ask: Ask, keys: readonly string[]): () => Figures {
  const read = allowed(ask.call, keys).map((key) => [key, readerOf(key)(ask)] as const);
  return () => Object.fromEntries(read.map(([key, data]) => [key, data()]));
}

export async function figures(call: Call, keys: readonly string[], filters: FigureFilters): Promise<Figures> {
  const ask = new Ask(call, filters, lists);
  const read = figuresFrom(ask, keys);
  await ask.answer();
  return read();
}

/** A whole dashboard: what the caller has arranged, and every figure on it. */
export async function dashboardFigures(call: Call, filters: FigureFilters): Promise<Board> {
  const ask = new Ask(call, filters, lists);
  const layout = await layoutOf(call);
  const what = overview(ask);
  const read = figuresFrom(
    ask,
    layout.items.map(({ widget }) => widget),
  );
  await ask.answer();
  return { layout, overview: what(), spans: ask.spans, figures: read() };
}

import { checkedAmount, dealName } from './deal.ts';
import { cellKey } from './history.ts';
import type { Run } from './run.ts';
import { refundedPart, returnedVolume, type SaleRecord, type Volume } from './sale-record.ts';

/**
 * A changed period total that a retroactive rule depends on: the sale's own, or that of another version of its plan.
 */
export interface Moved {
  volume: Volume;
  from: number;
  to: number;
}

/** Replaces the volumes of a sale in the counters. */
export function bookVolumes(run: Run, sale: SaleRecord, volumes: Volume[]): Moved[] {
  const next = onePerCell(volumes);
  const moved: Moved[] = [];
  for (const old of sale.volumes) {
    if (!next.has(old.cell)) moveCounter(run, sale, old, old.returned - old.volume, moved);
  }
  for (const volume of next.values()) {
    const old = sale.volumes.find(({ cell }) => cell === volume.cell);
    volume.returned = returnedOf(sale, volume);
    const standing = old ? old.volume - old.returned : 0;
    moveCounter(run, sale, volume, volume.volume - volume.returned - standing, moved);
    if (!old) enroll(run, sale, volume);
  }
  sale.volumes = [...next.values()];
  return moved;
}

/** Refunded volume is subtracted from the period of the sale, whenever the refund arrives. */
export function returnVolumes(run: Run, sale: SaleRecord): Moved[] {
  const moved: Moved[] = [];
  for (const volume of sale.volumes) {
    const by = volume.returned - returnedOf(sale, volume);
    volume.returned -= by;
    moveCounter(run, sale, volume, by, moved);
  }
  return moved;
}

/** Counts a deal with several events (renewals, installments) once; returns the change of the number of deals. */
export function countDeal(run: Run, cell: string, sale: SaleRecord, by: 1 | -1): number {
  const key = cellKey(cell, dealName(sale.event));
  const events = run.draft.read('deal_events', key) ?? 0;
  run.draft.write('deal_events', key, events + by);
  return Number(events + by > 0) - Number(events > 0);
}

function returnedOf(sale: SaleRecord, volume: Volume): number {
  return returnedVolume(volume.volume, volume.measure, refundedPart(sale, volume.terms));
}

/** A partner in two roles of one deal is credited with its base once. */
function onePerCell(volumes: Volume[]): Map<string, Volume> {
  const cells = new Map<string, Volume>();
  for (const volume of volumes) {
    const other = cells.get(volume.cell);
    if (!other || other.volume < volume.volume) cells.set(volume.cell, volume);
  }
  return cells;
}

function moveCounter(run: Run, sale: SaleRecord, volume: Volume, by: number, moved: Moved[]) {
  const from = run.draft.read('counter', volume.cell) ?? volume.before;
  const change = volume.measure === 'deal_count' && by !== 0 ? countDeal(run, volume.cell, sale, by > 0 ? 1 : -1) : by;
  run.draft.write('counter', volume.cell, checkedAmount(from + change));
  if (change !== 0 && (volume.retroactive || run.draft.read('roster', volume.cell)))
    moved.push({ volume, from, to: from + change });
}

/** Retroactive rules keep a list of the sales in each period, to find them when the total crosses a band. */
function enroll(run: Run, sale: SaleRecord, volume: Volume) {
  if (!volume.retroactive) return;
  const roster = run.draft.read('roster', volume.cell) ?? { count: 0, rules: [] };
  const { plan_id, version, rule } = volume;
  const isEnrolled = roster.rules.some(
    (one) => one.plan_id === plan_id && one.version === version && one.rule === rule,
  );
  run.draft.write('roster_entry', cellKey(volume.cell, String(roster.count)), sale.event.id);
  run.draft.write('roster', volume.cell, {
    count: roster.count + 1,
    rules: isEnrolled ? roster.rules : [...roster.rules, { plan_id, version, rule }],
  });
}

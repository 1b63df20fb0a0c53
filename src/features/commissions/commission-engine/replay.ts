import { createBook } from './book.ts';
import type { CommissionEvent, SaleEvent } from './event.ts';
import { type Cells, cellKey, type History } from './history.ts';
import type { Program } from './program.ts';
import type { SaleRecord } from './sale-record.ts';

/** Sales that keep their booked amounts, by id. */
type Left = ReadonlyMap<string, SaleRecord>;

/**
 * Builds the history as it would have been with these facts. Sales in `left` take the room under ceilings that they
 * booked.
 */
export function replay(program: Program, log: readonly CommissionEvent[], known_at: string, left: Left): Cells {
  const book = createBook(program, { known_at });
  const counted = new Set<string>();
  for (const event of log) {
    const written = book.rate(event).flatMap(({ writes }) => writes.filter(({ kind }) => kind === 'sale'));
    for (const id of new Set(written.map(({ key }) => key))) {
      const booked = left.get(id);
      if (!booked) continue;
      giveRoomBack(book.cells, id);
      if (!counted.has(id)) move(book.cells, roomOf(booked), 1);
      counted.add(id);
    }
  }
  return book.cells;
}

/**
 * Replays until every uncorrected sale counts under ceilings as it is booked, because unpaid money must not take the
 * room of paid money.
 */
export function withoutEventsOf(
  history: History,
  log: readonly CommissionEvent[],
  concerns: (sale: SaleEvent) => boolean,
  replayed: (left: Left) => Cells,
): { cells: Cells; apart: ReadonlySet<string> } {
  const left = new Map<string, SaleRecord>();
  const stays = log.filter((event) => event.type === 'sale' && !concerns(event));
  for (;;) {
    const cells = replayed(left);
    const before = left.size;
    for (const { id } of stays) {
      const [booked, target] = [history.read('sale', id), cells.read('sale', id)];
      if (booked && target && !left.has(id) && takesOther(booked, target)) left.set(id, booked);
    }
    if (left.size === before) return { cells, apart: new Set(left.keys()) };
  }
}

/** Whether the difference is larger than rounding several postings instead of one can explain. */
function takesOther(booked: SaleRecord, target: SaleRecord): boolean {
  const [was, is] = [roomByAccount(booked), roomByAccount(target)];
  const units = [...booked.accounts, ...target.accounts].reduce((sum, { postings }) => sum + postings.length, 0);
  return [...new Set([...was.keys(), ...is.keys()])].some((one) => {
    const by = Math.abs((was.get(one) ?? 0) - (is.get(one) ?? 0));
    return by > (was.has(one) && is.has(one) ? units : 0);
  });
}

/** Groups room by cell and account, because only within one account a small difference is due to rounding. */
function roomByAccount({ accounts }: SaleRecord): Map<string, number> {
  const room = new Map<string, number>();
  for (const { uses, use, partner, role, slot, award } of accounts)
    for (const cell of uses) room.set(cellKey(cell, partner, role, slot, String(award)), use);
  return room;
}

function roomOf({ accounts }: SaleRecord): Map<string, number> {
  const room = new Map<string, number>();
  for (const { uses, use } of accounts) for (const cell of uses) room.set(cell, (room.get(cell) ?? 0) + use);
  return room;
}

function giveRoomBack(cells: Cells, id: string) {
  const sale = cells.read('sale', id)!;
  move(cells, roomOf(sale), -1);
  const accounts = sale.accounts.map((account) => ({ ...account, use: 0 }));
  cells.write([{ kind: 'sale', key: id, value: { ...sale, accounts } }]);
}

function move(cells: Cells, room: ReadonlyMap<string, number>, by: 1 | -1) {
  for (const [key, use] of room) cells.write([{ kind: 'used', key, value: (cells.read('used', key) ?? 0) + by * use }]);
}

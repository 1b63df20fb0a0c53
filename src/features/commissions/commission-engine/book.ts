import { laterOf } from '#shared/time/dates.ts';
import type { CommissionEvent } from './event.ts';
import { type Cell, type Cells, createCells } from './history.ts';
import type { Program } from './program.ts';
import { type Rating, rateEvent } from './rate.ts';
import type { TraceCode } from './trace.schema.ts';

/** A history in memory that updates itself: for case files, simulations, recalculations and large imports. */
export interface Book {
  cells: Cells;
  /** The events that were booked, in order of arrival: what a recalculation replays. */
  log: CommissionEvent[];
  /** The latest day seen so far. A late event is rated with everything known when it arrives. */
  today: string;
  /** Rates and books one event, and any events that waited for it. The first rating is the event's own. */
  rate(event: CommissionEvent): Rating[];
  /** Replaces its history, after a recalculation. */
  replace(cells: Iterable<Cell>): void;
}

export interface BookOptions {
  /** One fixed day of knowledge for every event, instead of the day on which each arrives. */
  known_at?: string;
  trace?: boolean;
  cells?: Iterable<Cell>;
}

export function createBook(program: Program, options: BookOptions = {}): Book {
  const book: Book = {
    cells: createCells(options.cells),
    log: [],
    today: '',
    rate(event) {
      book.today = laterOf(book.today, event.at);
      const known_at = options.known_at ?? book.today;
      const first = rateEvent(program, book.cells, event, { known_at, trace: options.trace ?? false });
      book.cells.write(first.writes);
      if (!isRepeat(first.codes)) book.log.push(event);
      const ratings = [first];
      for (const waiting of first.unparked) {
        const rating = rateEvent(program, book.cells, waiting, { known_at, trace: options.trace ?? false });
        book.cells.write(rating.writes);
        ratings.push(rating);
      }
      return ratings;
    },
    replace(cells) {
      book.cells = createCells(cells);
    },
  };
  return book;
}

function isRepeat(codes: readonly TraceCode[]): boolean {
  return codes.includes('duplicate_event');
}

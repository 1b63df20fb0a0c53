import type { Screens } from '#server/figures/measures.ts';
import type { Cell, Item } from '#shared/figures.ts';
import type { Commitment, Pack, PackFigure } from '../../pack.schema.ts';

/** The span and the partner that the figures are about. */
export interface Subject {
  partner_id: string;
  /** The first day of the last twelve months. */
  from: string;
  today: string;
}

interface StoredCell {
  currency: string | null;
  value: number | null;
  to: Screens | null;
}

export interface StoredFigure extends Omit<PackFigure, 'cells' | 'to'> {
  cells: StoredCell[];
  to: Screens | null;
  /** The resource a reader must be able to view. */
  needs: string;
}

export interface StoredSection {
  key: string;
  title: string;
  figures: StoredFigure[];
}

/** A pack with the figures of both sides, as it is kept. Each reader gets a part of it. */
export interface StoredPack extends Omit<Pack, 'sections' | 'commitments' | 'frozen_at' | 'frozen_by_name'> {
  commitments: (Omit<Commitment, 'to'> & { to: Screens | null })[];
  sections: StoredSection[];
}

/** `/revenue/opportunities?status=open`: the same rows on the list of each side. */
export function listScreens(company: string, partner: string | null, partner_id: string, filters: Filters): Screens {
  return {
    company: `${company}?${search({ ...filters, partner_id })}`,
    partner: partner && `${partner}?${search(filters)}`,
  };
}

type Filters = Record<string, string | readonly string[]>;

function search(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [field, given] of Object.entries(filters))
    for (const value of typeof given === 'string' ? [given] : given) query.append(field, value);
  return query.toString();
}

export interface Money {
  currency: string;
  count: number;
  amount_minor: number;
}

type Figure = Pick<StoredFigure, 'key' | 'label' | 'needs'> & { note?: string | null; for_company?: boolean };
const shared = ({ note = null, for_company = false, ...figure }: Figure) => ({ ...figure, note, for_company });

export const countFigure = (figure: Figure, value: number, to: Screens | null): StoredFigure => ({
  ...shared(figure),
  unit: 'count',
  text: null,
  to: null,
  cells: [{ currency: null, value, to }],
});

/** One amount for each currency, because amounts of several currencies are never added up. */
export const moneyFigure = (
  figure: Figure,
  sums: readonly Money[],
  to: (currency: string) => Screens | null,
): StoredFigure => ({
  ...shared(figure),
  unit: 'money',
  text: null,
  to: null,
  cells: sums.map(({ currency, amount_minor }) => ({ currency, value: amount_minor, to: to(currency) })),
});

/** A measure, in each currency where it is money. */
export const measureFigure = (
  figure: Figure,
  { unit, cells }: Item,
  screensOf: (cell: Cell) => Screens | null,
): StoredFigure => ({
  ...shared(figure),
  unit: unit === 'money' ? 'money' : 'count',
  text: null,
  to: null,
  cells: cells.map((cell) => ({ currency: cell.currency, value: cell.values[0] ?? 0, to: screensOf(cell) })),
});

export const shareFigure = (figure: Figure, part: number, whole: number, to: Screens | null): StoredFigure => ({
  ...shared(figure),
  unit: 'share',
  text: null,
  to: null,
  cells: [{ currency: null, value: whole > 0 ? Math.round((part / whole) * 1_000_000) : null, to }],
});

export const textFigure = (figure: Figure, text: string, to: Screens | null): StoredFigure => ({
  ...shared(figure),
  unit: 'text',
  text,
  to,
  cells: [],
});

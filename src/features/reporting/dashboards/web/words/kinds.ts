import type { WidgetKey } from '../../catalogue.ts';

/** How a widget is drawn. */
export type Shape = 'strip' | 'columns' | 'stacked' | 'ranking' | 'entries' | 'funnel' | 'tier';

export interface FigureWords {
  label: string;
  /** What exactly is counted, and when. The currency is said by the widget itself. */
  about: string;
  /** One and many of what stands behind it. */
  noun?: readonly [string, string];
  /** Money somebody gets is shown to the cent. */
  isOwed?: boolean;
  /** Another figure it is made of, or a part of: "6 won of 9 closed", "of 12 partners". */
  of?: { part: string; words: readonly [string, string] } | { whole: string; noun: readonly [string, string] };
  /** More is worse: costs, days. */
  lessIsBetter?: boolean;
}

export interface GroupWords {
  label: string;
  about?: string;
  /** How many of them are late, in words: "2 overdue". */
  late?: string;
}

export interface WidgetWords {
  title: string;
  /** What it shows, exactly, and when. */
  about: string;
  shape: Shape;
  /** What is one of its rows: "Stage", "Month". */
  item: string;
  /** The figures of a strip in their order. Others are only material for notes. */
  figures?: Record<string, FigureWords>;
  /** The values of an item. */
  series?: Record<string, string>;
  /** Items that have no name of their own. */
  names?: Record<string, string>;
  /** The figure over a chart that says what it comes to. */
  total?: FigureWords & { id: string };
  /** Where an item has a screen of its own. */
  link?: (id: string) => string;
  groups?: Record<string, GroupWords>;
  /** One and many of its rows. */
  noun?: readonly [string, string];
  empty: { text: string; label?: string; to?: string; needs?: readonly [string, 'view' | 'manage'] };
}

export type Words = Partial<Record<WidgetKey, WidgetWords>>;

export const deals = ['deal', 'deals'] as const;
export const partners = ['partner', 'partners'] as const;
export const registrations = ['registration', 'registrations'] as const;
export const commissions = ['commission', 'commissions'] as const;

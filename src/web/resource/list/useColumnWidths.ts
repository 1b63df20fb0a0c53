import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type } from '../../look/theme.ts';
import type { Names } from './Cell.tsx';
import { cellText } from './cellText.ts';
import type { Column, ColumnKind } from './columns.ts';
import { fitColumns } from './fitColumns.ts';

/** Each cell has padding, and some kinds also have a dot, a picture or a background. */
const padding = 24;
const around: Partial<Record<ColumnKind, number>> = { status: 30, person: 28, tags: 26, progress: 104, reference: 14 };
const most: Partial<Record<ColumnKind, number>> = { text: 260, link: 260, person: 190, tags: 230, reference: 220 };
const limited = new Set<ColumnKind>(['text', 'link', 'person', 'reference', 'tags']);
/** The name of a person stays whole, because it cannot wrap beside the picture. */
const gives = new Set<ColumnKind>(['text', 'link', 'reference', 'tags']);
/**
 * These columns use tabular figures, which are wider than the proportional ones that the canvas measures: a 1 is half
 * as wide as a 0.
 */
const tabular = new Set<ColumnKind>(['money', 'number', 'rate', 'date', 'instant', 'relative']);
const mostOfFirst = 340;
const leastOfFirst = 190;
const unknown = 140;
/** The kinds whose text continues on a second line. */
const wrapping = new Set<ColumnKind>(['text', 'link', 'reference']);

const longestWord = (text: string, width: (word: string) => number) => Math.max(0, ...text.split(/[\s-]+/).map(width));

/** The width of the last table; the next one is mostly as wide, and then needs no second layout. */
let lastRoom = 0;

let pen: CanvasRenderingContext2D | null = null;

function widthOf(words: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return words.length * 7;
  pen.font = `${font} ${type.family}`;
  return pen.measureText(words).width;
}

interface Fitted<E> {
  table: RefObject<E | null>;
  widths: number[];
  /** The table is wider than its container and scrolls sideways. */
  scrolls: boolean;
}

/**
 * The widths of the columns by their content. They follow the widest value seen so far, so that paging and sorting do
 * not change them.
 * @param how `edges` are the pixels outside the columns, for the checkbox and the menu; `whole` are the amounts without
 * decimals; `wraps` tells whether text may use a second line
 */
export function useColumnWidths<Row, E extends HTMLElement>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | null,
  names: Names,
  { edges, whole, wraps }: { edges: number; whole: ReadonlySet<string>; wraps: boolean },
): Fitted<E> {
  const table = useRef<E>(null);
  const [room, setRoom] = useState(lastRoom);
  const seen = useRef(new Map<string, number>());
  const [times, measureAgain] = useState(0);
  useLayoutEffect(() => {
    // The canvas measures with another font until this one is loaded.
    if (document.fonts.status === 'loaded') return;
    let isGone = false;
    void document.fonts.ready.then(() => !isGone && measureAgain((before) => before + 1));
    return () => {
      isGone = true;
    };
  }, []);
  useLayoutEffect(() => {
    const holder = table.current!.parentElement!;
    // The first call is after the layout of this frame and before its paint; asking here would be one more layout.
    const observer = new ResizeObserver(() => {
      lastRoom = holder.clientWidth;
      flushSync(() => setRoom(lastRoom));
    });
    observer.observe(holder);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the font is loaded
  const wishes = useMemo(() => {
    return columns.map((column, index) => {
      const kind = column.kind ?? 'text';
      const heading = widthOf(column.label, '500 12px') + padding + (column.sortable ? 18 : 0);
      const wrappedHeading =
        Math.max(
          longestWord(column.label, (word) => widthOf(word, '500 12px')),
          widthOf(column.label, '500 12px') * 0.6,
        ) +
        padding +
        (column.sortable ? 18 : 0);
      const extra = padding + (around[kind] ?? 0) + (column.color && kind === 'text' ? 14 : 0);
      const words = (rows ?? []).map((row) => cellText(column, row, names, whole.has(column.field)));
      const isTabular = tabular.has(kind);
      const wordsWidth = (text: string) =>
        widthOf(isTabular ? text.replace(/\d/g, '0') : text, index === 0 ? '500 13px' : '400 13px') *
        (isTabular ? 1.05 : 1);
      const content = column.render
        ? (column.width ?? unknown)
        : Math.max(0, ...words.map((text) => wordsWidth(text ?? '') + extra));
      // A figure, date or status must never be cut off, so only text has a maximum.
      const limit = limited.has(kind)
        ? index === 0
          ? (column.width ?? mostOfFirst)
          : Math.max(column.width ?? 0, most[kind]!)
        : Number.POSITIVE_INFINITY;
      const widest = Math.max(heading, Math.min(content, limit));
      const natural = Math.ceil(Math.max(widest, seen.current.get(column.field) ?? 0));
      if (rows) seen.current.set(column.field, natural);
      // On two lines, a text needs a little more than half of its width, and room for its longest word.
      const isWrapped = wraps && wrapping.has(kind);
      const longest = isWrapped ? Math.max(0, ...words.map((text) => longestWord(text ?? '', wordsWidth))) + extra : 0;
      const content60 = isWrapped ? (Math.min(content, limit) - extra) * 0.6 + extra : Math.min(content, limit);
      const half = Math.ceil(Math.max(wrappedHeading, longest, content60));
      return {
        natural: rows ? natural : Math.max(natural, column.width ?? unknown),
        gives: gives.has(kind),
        ...(index === 0 && { least: leastOfFirst }),
        ...(rows && (isWrapped || half < natural) && !column.render && { half: Math.min(natural, half) }),
      };
    });
  }, [columns, rows, names, whole, wraps, times]);
  const widths = fitColumns(wishes, room - edges);
  return { table, widths, scrolls: room > 0 && widths.reduce((sum, width) => sum + width, edges) > room + 1 };
}

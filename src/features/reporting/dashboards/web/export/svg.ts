import { scaleOf } from '#web/charts/scale.ts';
import type { Table } from './tables.ts';
import { texts } from './texts.ts';

/** The colors of a picture, read from the page. */
export interface Colors {
  surface: string;
  line: string;
  text: string;
  meta: string;
  series: readonly string[];
}

export interface Picture {
  title: string;
  /** Which days, which currency, whose business, and when it was made. */
  subtitle: string;
  /** Columns along an axis, bars beside names, large numbers, or a table. */
  kind: 'columns' | 'bars' | 'strip' | 'table';
  /** For columns and bars: what is drawn. */
  names: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  format: (value: number) => string;
  short: (value: number) => string;
  tables: readonly Table[];
}

const WIDTH = 960;
const PAD = 32;
const INNER = WIDTH - 2 * PAD;
const FONT = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface TextStyle {
  size?: number;
  fill: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
}
function text(
  x: number,
  y: number,
  content: string,
  { size = 13, fill, weight = 400, anchor = 'start' }: TextStyle,
): string {
  return texts.textXYFontSizeFont(x, y, size, weight, fill, anchor, escaped(content));
}
const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  texts.rectXYWidthHeightFill(x.toFixed(1), y.toFixed(1), Math.max(0, w).toFixed(1), Math.max(0, h).toFixed(1), fill);
/** About as many letters as fit; a picture cannot measure its text. */
const cut = (content: string, width: number, size = 13) => {
  const most = Math.max(3, Math.floor(width / (size * 0.56)));
  return content.length > most ? `${content.slice(0, most - 1)}…` : content;
};

/** A widget as a picture that stands alone: what it is, of when, and what it shows. */
export function svgOf(picture: Picture, colors: Colors): { svg: string; width: number; height: number } {
  const { title, subtitle, kind } = picture;
  const top = 92;
  const body = { columns: drawColumns, bars: drawBars, strip: drawStrip, table: drawTables }[kind](
    picture,
    colors,
    top,
  );
  const height = Math.round(body.bottom + PAD);
  const head =
    text(PAD, 48, title, { size: 20, fill: colors.text, weight: 600 }) + text(PAD, 70, subtitle, { fill: colors.meta });
  const svg = texts.svgXmlnsHttpWwwW3Org(
    WIDTH,
    height,
    WIDTH,
    height,
    FONT,
    WIDTH,
    height,
    colors.surface,
    head,
    body.svg,
  );
  return { svg, width: WIDTH, height };
}

interface Drawn {
  svg: string;
  bottom: number;
}

function drawColumns({ names, series, short }: Picture, colors: Colors, top: number): Drawn {
  const height = 320;
  const left = PAD + 64;
  const wide = WIDTH - PAD - left;
  const sums = names.map((_, index) => series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0));
  const lows = names.map((_, index) => series.reduce((sum, { values }) => sum + Math.min(0, values[index] ?? 0), 0));
  const scale = scaleOf([...sums, ...lows]);
  const y = (value: number) => top + (1 - scale.at(value)) * height;
  const slot = wide / Math.max(1, names.length);
  const bar = Math.min(44, slot * 0.64);
  const every = Math.ceil(names.length / 13);
  let svg = scale.ticks
    .map((tick) =>
      texts.lineX1X2Y1Y2Stroke(
        left,
        WIDTH - PAD,
        y(tick),
        y(tick),
        colors.line,
        text(left - 10, y(tick) + 4, short(tick), { size: 12, fill: colors.meta, anchor: 'end' }),
      ),
    )
    .join('');
  names.forEach((name, index) => {
    const x = left + slot * (index + 0.5);
    let [above, under] = [0, 0];
    series.forEach(({ values }, place) => {
      const value = values[index] ?? 0;
      const from = value < 0 ? under : above;
      if (value < 0) under += value;
      else above += value;
      const [high, low] = [Math.max(from, from + value), Math.min(from, from + value)];
      svg += rect(x - bar / 2, y(high), bar, y(low) - y(high), colors.series[place % colors.series.length]!);
    });
    if (index % every === 0)
      svg += text(x, top + height + 20, cut(name, slot * every, 12), {
        size: 12,
        fill: colors.meta,
        anchor: 'middle',
      });
  });
  let bottom = top + height + 28;
  if (series.length > 1) {
    series.forEach(({ name }, place) => {
      const x = left + place * 180;
      svg +=
        rect(x, bottom + 8, 10, 10, colors.series[place % colors.series.length]!) +
        text(x + 16, bottom + 17, name, { size: 12, fill: colors.text });
    });
    bottom += 24;
  }
  return { svg, bottom };
}

function drawBars({ names, series, format }: Picture, colors: Colors, top: number): Drawn {
  const most = Math.max(1, ...names.map((_, index) => series[0]?.values[index] ?? 0));
  const row = 40;
  const svg = names.map((name, index) => {
    const [y, value] = [top + index * row, series[0]?.values[index] ?? 0];
    return (
      text(PAD, y + 14, cut(name, INNER * 0.7), { fill: colors.text }) +
      text(WIDTH - PAD, y + 14, format(value), { fill: colors.text, weight: 500, anchor: 'end' }) +
      rect(PAD, y + 21, INNER, 6, colors.line) +
      rect(PAD, y + 21, (Math.max(0, value) / most) * INNER, 6, colors.series[0]!)
    );
  });
  return { svg: svg.join(''), bottom: top + names.length * row };
}

function drawStrip({ tables }: Picture, colors: Colors, top: number): Drawn {
  const [table] = tables;
  const rows = table?.rows ?? [];
  const slot = INNER / Math.max(1, Math.min(4, rows.length));
  const svg = rows.map((row, index) => {
    const [x, y] = [PAD + (index % 4) * slot, top + Math.floor(index / 4) * 112];
    // The labeled values beside the figure: the count and the previous value.
    const notes = row
      .map(({ text: value, raw }, place) => ({
        note: `${table!.columns[place]!.label}: ${value}`,
        isThere: raw !== null,
      }))
      .slice(2)
      .filter(({ isThere }) => isThere);
    return (
      text(x, y + 14, row[0]!.text, { fill: colors.meta }) +
      text(x, y + 42, row[1]!.text, { size: 22, fill: colors.text, weight: 600 }) +
      notes.map(({ note }, line) => text(x, y + 62 + line * 18, note, { size: 12, fill: colors.meta })).join('')
    );
  });
  return { svg: svg.join(''), bottom: top + Math.ceil(rows.length / 4) * 112 - 20 };
}

function drawTables({ tables }: Picture, colors: Colors, top: number): Drawn {
  let [svg, y] = ['', top];
  for (const { columns, rows } of tables) {
    // Columns in which nothing stands only take room from the others.
    const used = columns.map((_, place) => place).filter((place) => rows.some((row) => row[place]!.raw !== null));
    const widths = used.map((place) =>
      Math.min(36, Math.max(columns[place]!.label.length, ...rows.map((row) => row[place]!.text.length))),
    );
    const unit =
      INNER /
      Math.max(
        1,
        widths.reduce((sum, width) => sum + width + 2, 0),
      );
    const line = (cells: readonly string[], style: TextStyle) => {
      let x = PAD;
      cells.forEach((content, index) => {
        const width = (widths[index]! + 2) * unit;
        const isFigure = columns[used[index]!]!.isFigure;
        svg += text(isFigure ? x + width - 12 : x, y + 14, cut(content, width - 10), {
          ...style,
          anchor: isFigure ? 'end' : 'start',
        });
        x += width;
      });
      y += 28;
      svg += texts.lineX1X2Y1Y2StrokeLine(PAD, WIDTH - PAD, y - 7, y - 7, colors.line);
    };
    line(
      used.map((place) => columns[place]!.label),
      { size: 12, fill: colors.meta },
    );
    for (const row of rows)
      line(
        used.map((place) => row[place]!.text),
        { fill: colors.text },
      );
    y += 16;
  }
  return { svg, bottom: y - 16 };
}

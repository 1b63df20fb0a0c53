import { formatDay, formatInstant, regionToday } from '#web/region.ts';
import { saveFile } from '#web/requests/download.ts';
import { dashboardWords, specOf } from '../../catalog.ts';
import { chosenFor, listedWords, periodWords } from '../boardFilters.ts';
import { axisText, cellOf, exactText } from '../figureText.ts';
import { dashboardColumns, dashboardNames, rankedOf } from '../items.ts';
import { fileName } from './fileName.ts';
import type { Shown } from './shown.ts';
import { type Colors, type Picture, svgOf } from './svg.ts';
import { tablesOf } from './tables.ts';
import { texts } from './texts.ts';

function colorsOfPage(): Colors {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: read('surface'),
    line: read('line'),
    text: read('text'),
    meta: read('meta'),
    series: Array.from({ length: 8 }, (_, index) => read(`series-${index}`)),
  };
}

/** The content of a widget, ready to be drawn. */
export function pictureOf(shown: Shown, now = new Date()): Picture {
  const { widget, mode, data, currency, filters, group } = shown;
  const words = dashboardWords(widget, mode);
  const { shape } = words;
  const isColumns = shape === 'columns' || shape === 'stacked';
  const items = isColumns
    ? dashboardColumns(words, data, group)
    : shape === 'funnel'
      ? data.measured!.items
      : shape === 'ranking'
        ? rankedOf(data, currency)
        : [];
  const keys = isColumns && data.measured!.series.length > 0 ? data.measured!.series : ['value'];
  const unit = items[0]?.unit ?? 'money';
  const period =
    filters.period === 'custom' && filters.from && filters.to
      ? `${formatDay(filters.from)} – ${formatDay(filters.to)}`
      : periodWords[filters.period];
  const filtered = chosenFor(widget, filters);
  const isDrawn = items.length > 0;
  const parts = [
    specOf(widget).follows.includes('period') ? period : texts.now,
    ...(data.measured?.items.some(({ cells }) => cells.some((cell) => cell.currency !== null)) ? [currency] : []),
    ...(filtered.length > 0 ? [texts.filteredBy(listedWords(filtered))] : []),
    formatInstant(now.toISOString()),
  ];
  return {
    title: words.title,
    subtitle: parts.join(' · '),
    kind: isDrawn ? (isColumns ? 'columns' : 'bars') : shape === 'strip' ? 'strip' : 'table',
    names: isColumns ? dashboardNames(words, items) : items.map(({ id, name }) => name ?? words.names?.[id] ?? id),
    series: keys.map((key, index) => ({
      name: words.series?.[key] ?? key,
      values: items.map((item) => cellOf(item, currency)?.values[index] ?? 0),
    })),
    format: (value) => exactText(unit, value, currency),
    short: (value) => axisText(unit, value, currency),
    tables: isDrawn ? [] : tablesOf(shown, 'shown'),
  };
}

/** Twice the points, so that it stays sharp in a slide. */
const SCALE = 2;

/** The widget as a PNG with its title and date, in the colors of the page. */
export async function savePicture(shown: Shown): Promise<void> {
  const picture = pictureOf(shown);
  const { svg, width, height } = svgOf(picture, colorsOfPage());
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture could not be made');
  saveFile(`${fileName(picture.title)}-${regionToday()}.png`, blob);
}

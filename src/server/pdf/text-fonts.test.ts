import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawRun, widthOfRun } from './draw-run.ts';
import { inDrawingOrder } from './drawing-order.ts';
import { embedTextFonts } from './text-fonts.ts';

const drawn = (text: string): string =>
  inDrawingOrder(
    (text.match(/[\u0590-\u06ff]+|[^\u0590-\u06ff]+/g) ?? []).map((part) => ({
      text: part,
      isRightToLeft: /[\u0590-\u06ff]/.test(part),
    })),
  )
    .map(({ text: part }) => part)
    .join('|');

test('words that read from right to left change places, and the text around them does not', () => {
  expect(drawn('Signed by \u05d0\u05d1 \u05d2\u05d3 today')).toBe('Signed by |\u05d2\u05d3| |\u05d0\u05d1| today');
  expect(drawn('\u05d0 12 \u05d1 (x)')).toBe('\u05d1| |12| |\u05d0| (x)');
  expect(drawn('Only Latin')).toBe('Only Latin');
});

test('numbers and Latin words within right-to-left text keep their direction, and parentheses are mirrored', () => {
  const order = (text: string, base: 'ltr' | 'auto') =>
    inDrawingOrder(
      (text.match(/[\u0590-\u06ff]+|[^\u0590-\u06ff]+/g) ?? []).map((part) => ({
        text: part,
        isRightToLeft: /[\u0590-\u06ff]/.test(part),
      })),
      base,
    )
      .map(({ text: part }) => part)
      .join('');
  // Hebrew letters stay in reading order within a run, because the font turns them around.
  expect(order('\u05d0 (ABC 12) \u05d1', 'auto')).toBe('\u05d1 (ABC 12) \u05d0');
  expect(order('\u05d0 12-34 \u05d1', 'auto')).toBe('\u05d1 12-34 \u05d0');
  expect(order('Ada (\u05d0\u05d1)', 'ltr')).toBe('Ada (\u05d0\u05d1)');
  expect(order('\u05d0 (\u05d1)', 'auto')).toBe('(\u05d1) \u05d0');
});

test('marks of Arabic letters stand above and below their letters', async () => {
  const document = await PDFDocument.create();
  const text = '\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f';
  const fonts = await embedTextFonts(document, text);
  const page = document.addPage([200, 100]);
  const [run] = fonts.runs(text);
  const width = drawRun(page, run!, { x: 20, y: 50, size: 20, color: rgb(0, 0, 0) });
  // As wide as the letters without their marks.
  expect(width).toBeCloseTo(widthOfRun(fonts.runs('\u0645\u062d\u0645\u062f')[0]!, 20), 0);
  const task = getDocument({ data: await document.save(), verbosity: 0 });
  const operators = await (await (await task.promise).getPage(1)).getOperatorList();
  const places = operators.fnArray.flatMap((fn, index) =>
    fn === OPS.setTextMatrix
      ? [Array.from(operators.argsArray[index][0] ?? operators.argsArray[index]) as number[]]
      : [],
  );
  await task.destroy();
  expect(places.length).toBeGreaterThanOrEqual(7);
  // Marks are within the word, and not all on the line of the letters.
  for (const [, , , , x] of places) expect(x! >= 19 && x! <= 20 + width).toBe(true);
  expect(new Set(places.map(([, , , , , y]) => y)).size).toBeGreaterThan(1);
});

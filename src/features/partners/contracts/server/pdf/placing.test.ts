import { readFileSync } from 'node:fs';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { Signature } from '../../model.ts';
import { renderContract, type SealedContract } from './render.ts';

const place = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

const contract = (original: Uint8Array, pages: number, signature: Signature): SealedContract => ({
  id: 'one',
  number: 1,
  title: 'Agreement',
  company: 'Acme',
  partner: 'North',
  timezone: 'UTC',
  source: 'pdf',
  body: null,
  original,
  fields: Array.from({ length: pages }, (_, index) => [
    {
      key: `sign_${index}`,
      role: 'partner',
      kind: 'signature' as const,
      label: '',
      required: true,
      page: index + 1,
      ...place,
    },
    {
      key: `text_${index}`,
      role: 'partner',
      kind: 'text' as const,
      label: '',
      required: true,
      page: index + 1,
      ...place,
      y: 0.6,
    },
  ]).flat(),
  document_sha256: 'x',
  signers: [
    {
      role_key: 'partner',
      role_name: 'Partner',
      name: 'Ada',
      email: 'ada@north.example',
      signed_at: '2026-03-16T09:00:00Z',
      field_values: Object.fromEntries(Array.from({ length: pages }, (_, index) => [`text_${index}`, 'Value'])),
      signature,
      consent_text: 'Yes',
    },
  ],
  events: [],
  verify_url: 'https://tandem.example/verify',
  made_at: new Date('2026-03-16T09:00:00Z'),
});

/** Where readers see a text on a page: the share of the page from the left and the top, and the direction it runs in. */
async function seen(bytes: Uint8Array, number: number, text: string) {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const item = items.find((one) => 'str' in one && one.str === text);
  if (!item || !('transform' in item)) throw new Error(`No "${text}" on page ${number}.`);
  const [a, b, , , e, f] = item.transform as [number, number, number, number, number, number];
  const [x, y] = viewport.convertToViewportPoint(e, f) as [number, number];
  const [endX, endY] = viewport.convertToViewportPoint(e + a, f + b) as [number, number];
  await task.destroy();
  return {
    x: x / viewport.width,
    y: y / viewport.height,
    runs: [Math.sign(Math.round(endX - x)), Math.sign(Math.round(endY - y))],
  };
}

async function expectInPlace(original: Uint8Array): Promise<void> {
  const pages = (await PDFDocument.load(original)).getPageCount();
  const bytes = await (await renderContract(contract(original, pages, { kind: 'typed', text: 'Ada' }))).save();
  for (let number = 1; number <= pages; number += 1)
    for (const [text, top] of [
      ['Ada', place.y],
      ['Value', 0.6],
    ] as const) {
      const { x, y, runs } = await seen(bytes, number, text);
      expect(x, `${text} on page ${number}`).toBeCloseTo(place.x, 2);
      // The line stands within the field.
      expect(y, `${text} on page ${number}`).toBeGreaterThan(top);
      expect(y, `${text} on page ${number}`).toBeLessThan(top + place.height);
      expect(runs, `${text} on page ${number}`).toEqual([1, 0]);
    }
}

test('signatures and values stand upright in their fields on rotated pages', async () => {
  await expectInPlace(readFileSync(new URL('../../../../../../fixtures/contracts/rotated-pages.pdf', import.meta.url)));
});

test.each([0, 90, 180, 270, -90, 450])(
  'cropped pages turned by %i degrees show them where the signer saw them',
  async (angle) => {
    const document = await PDFDocument.create();
    const page = document.addPage([600, 800]);
    page.setMediaBox(-20, 30, 600, 800);
    page.setCropBox(40, 100, 400, 900);
    page.setRotation(degrees(angle));
    await expectInPlace(await document.save());
  },
);

test('drawn strokes lie where they were drawn on rotated and cropped pages', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  page.setCropBox(100, 200, 300, 400);
  page.setRotation(degrees(90));
  const original = await document.save();
  const signature: Signature = {
    kind: 'drawn',
    strokes: [
      [
        [0, 0],
        [1, 1],
      ],
    ],
  };
  const rendered = await renderContract(contract(original, 1, signature));
  const bytes = await rendered.save();
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const opened = await task.promise;
  const operators = await (await opened.getPage(1)).getOperatorList();
  const matrices = operators.fnArray.flatMap((fn, index) => (fn === OPS.transform ? [operators.argsArray[index]] : []));
  // The seen page is 400 wide and 300 high: its lower left corner is the lower right one of the crop box.
  expect(matrices.map((one) => Array.from(one as number[]))).toContainEqual([0, 1, -1, 0, 400, 200]);
  await task.destroy();
});

import { readFileSync } from 'node:fs';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Font } from '@pdf-lib/fontkit';

/** Opens fonts for pdf-lib. Loaded with the first PDF, because it takes 0.3 seconds. */
export async function openFonts() {
  // Its shaping of Indic scripts was compiled for this runtime, which it does not bring along.
  await import('regenerator-runtime/runtime.js');
  const { default: fontkit } = await import('@pdf-lib/fontkit');
  const open = (bytes: Uint8Array): Font => {
    const font = fontkit.create(bytes);
    const createSubset = font.createSubset.bind(font);
    return Object.assign(font, {
      // Inter needs no ligatures and no kerning in tables; looking for them takes five times as long. Other scripts are shaped.
      ...(font.familyName?.startsWith('Inter') && {
        layout: (text: string) => ({
          glyphs: Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0)!)),
        }),
      }),
      // pdf-lib would take the library's internal `encode` for the method of the same name of newer versions.
      createSubset: () => {
        const subset = createSubset();
        return {
          includeGlyph: (glyph: number) => subset.includeGlyph(glyph),
          encodeStream: () => subset.encodeStream(),
        };
      },
    }) as unknown as Font;
  };
  return { open, fontkit: { create: open } as unknown as Parameters<PDFDocument['registerFontkit']>[0] };
}

/** Inter, under the SIL Open Font License (fonts/OFL.txt): Latin, Greek and Cyrillic. */
export const interBytes = (weight: 'Regular' | 'SemiBold'): Uint8Array =>
  readFileSync(new URL(`./fonts/Inter-${weight}.ttf`, import.meta.url));

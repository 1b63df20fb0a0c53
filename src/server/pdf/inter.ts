import { readFileSync } from 'node:fs';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Font } from '@pdf-lib/fontkit';

/** Opens fonts for pdf-lib. The library is loaded with the first PDF, because that takes 0.3 seconds. */
export async function openFonts() {
  // The shaping of Indic scripts in fontkit was compiled for this runtime, which fontkit does not include.
  await import('regenerator-runtime/runtime.js');
  const { default: fontkit } = await import('@pdf-lib/fontkit');
  const open = (bytes: Uint8Array): Font => {
    const font = fontkit.create(bytes);
    const createSubset = font.createSubset.bind(font);
    return Object.assign(font, {
      // Inter needs no ligatures and no kerning in tables, and looking for them takes five times as long. Other scripts
      // are shaped.
      ...(font.familyName?.startsWith('Inter') && {
        layout: (text: string) => ({
          glyphs: Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0)!)),
        }),
      }),
      // pdf-lib would mistake the library's internal `encode` for the method of the same name in newer versions.
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

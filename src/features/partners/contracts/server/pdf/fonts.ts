import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { fontBytes, openFonts } from '#features/reporting/report-schedules/server/service.ts';

/** The fonts of a document; each character is written with the first font that has it. */
export interface DocumentFonts {
  of(character: string, isBold: boolean): { font: PDFFont; shown: string };
}

/** Shown for a character that no font has, so that it is not lost without a sign. */
const STAND_IN = '\u25a1';

export async function embedFonts(document: PDFDocument): Promise<DocumentFonts> {
  const { open, fontkit } = await openFonts();
  document.registerFontkit(fontkit);
  const sources = [fontBytes('Regular'), fontBytes('SemiBold')] as const;
  const [regular, bold] = await Promise.all(sources.map((bytes) => document.embedFont(bytes, { subset: true })));
  const inter = open(sources[0]);
  const has = (character: string) => inter.hasGlyphForCodePoint(character.codePointAt(0)!);
  return {
    of(character, isBold) {
      const font = isBold ? bold! : regular!;
      if (has(character)) return { font, shown: character };
      if (/\p{M}|\p{C}/u.test(character)) return { font, shown: '' };
      return { font, shown: has(STAND_IN) ? STAND_IN : '?' };
    },
  };
}

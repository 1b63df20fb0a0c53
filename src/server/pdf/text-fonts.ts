import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { RIGHT_TO_LEFT } from './drawing-order.ts';
import { interBytes, openFonts } from './inter.ts';

/** A piece of text in one font. */
export interface TextRun {
  text: string;
  font: PDFFont;
  isRightToLeft: boolean;
}

export interface TextFonts {
  /** Splits text into runs of one font each, in reading order; characters that no font contains become a box. */
  runs(text: string, style?: { isBold?: boolean; isScript?: boolean }): TextRun[];
}

/**
 * Noto Sans in packages for one script each, under the SIL Open Font License. The first package that contains a
 * character is used.
 */
const FAMILIES = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-bengali',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-khmer',
  'noto-sans-ethiopic',
];
/** Han characters look differently in Japanese and Chinese. A text with kana is Japanese. */
const familiesFor = (text: string): readonly string[] =>
  /[\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? FAMILIES : FAMILIES.filter((family) => family !== 'noto-sans-jp');
/** A font that looks like handwriting, for Latin and Cyrillic. */
const SCRIPT_FAMILY = 'caveat';
const STAND_IN = '\u25a1';
/** Characters that join or separate the adjacent letters in some scripts. */
const JOINERS = '\u200c\u200d';
const { resolve } = createRequire(import.meta.url);

/** The character ranges of one file of a package. */
interface FontFile {
  path: string;
  ranges: [first: number, last: number][];
}
const filesOfFamily = new Map<string, FontFile[]>();

function filesOf(family: string): FontFile[] {
  const cachedFiles = filesOfFamily.get(family);
  if (cachedFiles) return cachedFiles;
  const path = (name: string) => resolve(`@fontsource-variable/${family}/${name}`);
  const named = JSON.parse(readFileSync(path('unicode.json'), 'utf8')) as Record<string, string>;
  const files = Object.entries(named).map(([name, ranges]): FontFile => {
    const part = name.replaceAll(/[[\]]/g, '');
    return {
      path: path(`files/${family}-${part}-wght-normal.woff2`),
      ranges: ranges.split(',').map((range) => {
        const [first, last = first] = range.replace('U+', '').split('-');
        return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
      }),
    };
  });
  filesOfFamily.set(family, files);
  return files;
}

/** The files whose ranges include a character, the best first. */
function filesWith(families: readonly string[], codePoint: number): string[] {
  return families
    .flatMap(filesOf)
    .filter(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
    .map(({ path }) => path);
}

/**
 * Embeds the fonts that a text needs: Inter for Latin, Greek and Cyrillic, and parts of Noto Sans for other scripts. No
 * Noto file is loaded for a text without other scripts.
 * @param text everything that will be written, in any order
 * @param scriptText the text that will be written in the script face
 */
export async function embedTextFonts(document: PDFDocument, text: string, scriptText = ''): Promise<TextFonts> {
  const { open, fontkit } = await openFonts();
  document.registerFontkit(fontkit);
  const sources = [interBytes('Regular'), interBytes('SemiBold')] as const;
  const [regular, bold] = await Promise.all(sources.map((bytes) => document.embedFont(bytes, { subset: true })));
  const inter = open(sources[0]);
  const hasInter = (character: string) => inter.hasGlyphForCodePoint(character.codePointAt(0)!);
  const characters = new Set(normalized(text + scriptText));
  const others = await embedParts(
    document,
    familiesFor(text + scriptText),
    [...characters].filter((character) => !hasInter(character)),
  );
  const script = await embedParts(document, [SCRIPT_FAMILY], [...new Set(normalized(scriptText))]);

  const fontOf = (character: string, isBold: boolean, isScript: boolean): PDFFont | undefined =>
    (isScript && script.get(character)) || (hasInter(character) ? (isBold ? bold : regular) : others.get(character));

  return {
    runs(given, { isBold = false, isScript = false } = {}) {
      const runs: TextRun[] = [];
      for (const character of normalized(given)) {
        const last = runs.at(-1);
        // A joiner belongs to the letters beside it.
        if (last && JOINERS.includes(character)) {
          if (last.isRightToLeft || !hasInter(last.text[0]!)) last.text += character;
          continue;
        }
        const characterFont = fontOf(character, isBold, isScript);
        const isLost = !characterFont && !/[\p{M}\p{C}]/u.test(character);
        const shown = characterFont ? character : isLost ? (hasInter(STAND_IN) ? STAND_IN : '?') : '';
        const font = characterFont ?? (isBold ? bold! : regular!);
        // A mark is shaped with the letter that it belongs to.
        const isMark = last !== undefined && /\p{M}/u.test(character);
        const isRightToLeft = isMark ? last.isRightToLeft : RIGHT_TO_LEFT.test(character);
        if (last && last.font === font && last.isRightToLeft === isRightToLeft) last.text += shown;
        else if (shown) runs.push({ text: shown, font, isRightToLeft });
      }
      return runs;
    },
  };
}

const normalized = (text: string): string => text.toWellFormed().normalize('NFC');

/** The fonts that contain these characters, reduced to them. */
async function embedParts(
  document: PDFDocument,
  families: readonly string[],
  characters: readonly string[],
): Promise<Map<string, PDFFont>> {
  const fontByCharacter = new Map<string, PDFFont>();
  const tried = new Set<string>();
  for (;;) {
    const byFile = new Map<string, string[]>();
    for (const character of characters) {
      if (fontByCharacter.has(character) || /[\p{C}\p{Z}]/u.test(character)) continue;
      const path = filesWith(families, character.codePointAt(0)!).find((one) => !tried.has(one + character));
      if (path) byFile.set(path, [...(byFile.get(path) ?? []), character]);
    }
    if (byFile.size === 0) return fontByCharacter;
    for (const [path, wanted] of byFile) {
      for (const character of wanted) tried.add(path + character);
      const part = await reduced(path, wanted);
      if (part.characters.length === 0) continue;
      const font = await document.embedFont(part.bytes, { subset: true });
      for (const character of part.characters) fontByCharacter.set(character, font);
    }
  }
}

/** Reduces a font file to these characters and the glyphs that shape them. */
async function reduced(path: string, wanted: readonly string[]): Promise<{ bytes: Uint8Array; characters: string[] }> {
  const { default: subsetFont } = await import('subset-font');
  const variationAxes = { wght: path.includes(SCRIPT_FAMILY) ? 500 : 400 };
  const text = wanted.join('') + JOINERS;
  const bytes = await subsetFont(readFileSync(path), text, { targetFormat: 'truetype', variationAxes });
  const font = (await openFonts()).open(bytes);
  try {
    return { bytes, characters: wanted.filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!)) };
  } catch {
    // A font without any of the characters has no table of characters.
    return { bytes, characters: [] };
  }
}

import bidiFactory from 'bidi-js';

export const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

export type Direction = 'ltr' | 'rtl' | 'auto';

let bidi: ReturnType<typeof bidiFactory> | undefined;

interface Ordered<Run> {
  run: Run;
  text: string;
  level: number;
}

/**
 * Sorts the runs of a line as they are drawn from left to right, by the Unicode Bidirectional Algorithm (UAX 9): words of a
 * script that is read from the right change places, numbers in them stay as they are, and parentheses are mirrored.
 * @param base the direction of the whole line; `auto` is that of its first letter
 */
export function inDrawingOrder<Run extends { text: string; isRightToLeft: boolean }>(
  runs: readonly Run[],
  base: Direction = 'ltr',
): Run[] {
  const whole = runs.map(({ text }) => text).join('');
  if (!RIGHT_TO_LEFT.test(whole)) return [...runs];
  bidi ??= bidiFactory();
  const embedding = bidi.getEmbeddingLevels(whole, base);
  const mirrored = bidi.getMirroredCharactersMap(whole, embedding.levels);
  const parts: Ordered<Run>[] = [];
  let at = 0;
  for (const run of runs) {
    let last: Ordered<Run> | undefined;
    for (const character of run.text) {
      const level = embedding.levels[at]!;
      const shown = mirrored.get(at) ?? character;
      if (last && last.level === level) last.text += shown;
      else {
        last = { run, text: shown, level };
        parts.push(last);
      }
      at += character.length;
    }
  }
  return reordered(parts).map(({ run, text, level }) => {
    const isRightToLeft = level % 2 === 1;
    // Fonts turn letters around when they are shaped, and nothing else.
    const isTurned = isRightToLeft && !RIGHT_TO_LEFT.test(text);
    return { ...run, isRightToLeft, text: isTurned ? Array.from(text).reverse().join('') : text };
  });
}

/** From the highest level down to the lowest odd one, sequences of that level or above are reversed (rule L2). */
function reordered<Run>(parts: readonly Ordered<Run>[]): Ordered<Run>[] {
  const drawn = [...parts];
  const most = parts.reduce((highest, { level }) => Math.max(highest, level), 0);
  for (let level = most; level > 0; level -= 1)
    for (let start = 0; start < drawn.length; start += 1) {
      let end = start;
      while (end < drawn.length && drawn[end]!.level >= level) end += 1;
      if (end === start) continue;
      drawn.splice(start, end - start, ...drawn.slice(start, end).reverse());
      start = end;
    }
  return drawn;
}

import { RE2JS } from 're2js';

/** Longer ones are refused before they are read. */
const MOST_LENGTH = 300;
/** A text is compared in steps of its length times the size of the pattern. */
const MOST_SIZE = 1_000;
const MOST_KEPT = 500;

const compiled = new Map<string, RE2JS | null>();

/**
 * A regular expression of somebody else, on an engine that takes a time proportional to pattern and text, whatever both
 * are. It knows no look-around and no back references.
 */
function compile(pattern: string): RE2JS | null {
  const cached = compiled.get(pattern);
  if (cached !== undefined) return cached;
  let expression: RE2JS | null = null;
  try {
    if (pattern.length <= MOST_LENGTH) expression = RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    // It is not valid, or needs what only a backtracking engine has.
  }
  if (compiled.size >= MOST_KEPT) compiled.clear();
  compiled.set(pattern, expression);
  return expression;
}

/** The reason why a pattern cannot be used; it completes a sentence about it. */
export function patternProblem(pattern: string): string | undefined {
  const expression = compile(pattern);
  if (!expression)
    return 'is not valid here. Look-around, back references and more than 300 characters are not supported';
  return expression.programSize() > MOST_SIZE ? 'repeats too many parts' : undefined;
}

/** Whether the whole text matches; undefined for a pattern that cannot be used. */
export function matchesWhole(pattern: string, text: string): boolean | undefined {
  return patternProblem(pattern) === undefined ? compile(pattern)!.testExact(text) : undefined;
}

/** Whether a part of the text matches; undefined for a pattern that cannot be used. */
export function matchesPart(pattern: string, text: string): boolean | undefined {
  return patternProblem(pattern) === undefined ? compile(pattern)!.test(text) : undefined;
}

/** The maximum length of a text that a pattern is matched against. */
export const MOST_PATTERN_TEXT = 200;
const MOST_LENGTH = 200;

/**
 * The reason why a regular expression is rejected, or undefined. A pattern runs on input from strangers, so it must
 * finish quickly for every text: repeated groups contain neither repetitions nor alternatives, and the number of
 * repetitions is limited.
 */
export function patternProblem(pattern: string): string | undefined {
  if (pattern.length > MOST_LENGTH) return `must have at most ${MOST_LENGTH} characters`;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'is not a valid regular expression';
  }
  if (/\\[1-9kK]/.test(pattern) || /\(\?(?!:)/.test(pattern)) {
    return 'cannot use look-around, named groups or back references';
  }
  // Escapes and classes are replaced by one character each.
  const plain = pattern.replace(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\./gu, 'a').replace(/\[(?:\\.|[^\]\\])*\]/gu, 'a');
  let rest = plain;
  for (;;) {
    const group = /\((?:\?:)?([^()]*)\)(\{[^}]*\}|[*+?])?/.exec(rest);
    if (!group) break;
    const [whole, inner = '', times] = group;
    if (times && times !== '?' && /[*+?{|]/.test(inner))
      return 'repeats a group that itself repeats or has alternatives';
    rest = rest.replace(whole, times === '?' ? `${inner}?` : times ? `a${times}` : inner);
  }
  const open = rest.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0;
  const optional = rest.match(/\?/g)?.length ?? 0;
  if (open > 3 || optional > 6) return 'repeats too many parts';
  return undefined;
}

/** Whether the whole text matches. A rejected pattern matches everything, so that it cannot block a form. */
export function matchesPattern(pattern: string, text: string): boolean {
  if (patternProblem(pattern)) return true;
  return text.length <= MOST_PATTERN_TEXT && new RegExp(`^(?:${pattern})$`, 'u').test(text);
}

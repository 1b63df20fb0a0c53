import { type FieldErrors, invalid, type Refusal } from '../errors.ts';
import { similarity } from '../spreadsheets/values.ts';

const MOST_LISTED = 40;
const NEAR = 0.5;

/** The names that a wrong one may have meant, the nearest first. */
export function nearest(wrong: string, names: readonly string[], most = 3): string[] {
  return names
    .map((name) => ({
      name,
      near: Math.max(similarity(wrong, name.toLowerCase()), partLikeness(wrong, name.toLowerCase())),
    }))
    .filter(({ near }) => near >= NEAR)
    .sort((a, b) => b.near - a.near || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ name }) => name);
}

/** `tier_name` means `tier`. */
function partLikeness(wrong: string, name: string): number {
  const [long, short] = wrong.length > name.length ? [wrong, name] : [name, wrong];
  return short.length > 2 && long.split(/[_\s]/).includes(short) ? 0.9 : 0;
}

/** "no field tier_name; did you mean tier? filterable: name, tier, ..." */
export function unknownName(
  noun: string,
  wrong: string,
  names: readonly string[],
  { offer = '', near = names }: { offer?: string; near?: readonly string[] } = {},
): string {
  const meant = nearest(wrong, near);
  const guess = meant.length > 0 ? `; did you mean ${meant.join(', ')}?` : '';
  const listed = names.slice(0, MOST_LISTED).join(', ') + (names.length > MOST_LISTED ? ', …' : '');
  return `no ${noun} ${wrong}${guess || ';'}${offer && listed ? ` ${offer}: ${listed}` : ''}`.replace(/;$/, '');
}

export function refused(field: string, text: string): Refusal {
  const errors: FieldErrors = { [field]: [text] };
  return invalid(errors, `${field}: ${text}`);
}

import { declaredFeatures } from '../declared.ts';

let flagged: { pattern: RegExp; flag: string }[] | undefined;

/** Whether the screen at an address belongs to a module that these flags turn off. */
export function isSwitchedOff(path: string, flags: Readonly<Record<string, boolean>>): boolean {
  flagged ??= declaredFeatures()
    .flatMap(({ routes }) => routes)
    .flatMap(({ path: address, flag }) => (flag ? [{ pattern: patternOf(address), flag }] : []));
  return flagged.some(({ pattern, flag }) => !flags[flag] && pattern.test(path));
}

/** Converts `/commissions/payouts/edit/$id` to `^/commissions/payouts/edit/[^/]+/?$`. */
function patternOf(address: string): RegExp {
  const parts = address.split('/').map((part) => (part.startsWith('$') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`);
}

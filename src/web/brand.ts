import { useSyncExternalStore } from 'react';
import { brandShades } from '#shared/brand.ts';

const ID = 'tandem-brand';
const listeners = new Set<() => void>();
let current: string | null = null;

/** Applies a company's color, in shades that are readable in both themes; null restores the product's own. */
export function applyBrand(color: string | null): void {
  if (color === current) return;
  current = color;
  const style =
    document.getElementById(ID) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: ID }));
  const declared = (scheme: 'light' | 'dark') =>
    color === null
      ? ''
      : Object.entries(brandShades(color, scheme))
          .map(([name, value]) => `--${name}:${value}`)
          .join(';');
  const dark = `@media not print{:root[data-theme=dark]{${declared('dark')}}}`;
  style.textContent = color === null ? '' : `:root{${declared('light')}}${dark}`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBrand = (): string | null => useSyncExternalStore(subscribe, () => current);

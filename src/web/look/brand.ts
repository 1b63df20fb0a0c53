import { useSyncExternalStore } from 'react';
import { type BrandLook, brandCss } from '#shared/brand.ts';

const ID = 'tandem-brand';
const OWN: BrandLook = { primary_color: null, font: 'inter', favicon_url: null };
const listeners = new Set<() => void>();
let current = OWN;

/**
 * Applies a company's color, in shades that are readable in both themes, its font and its icon; null restores the
 * product's own.
 */
export function applyBrand(brand: Partial<BrandLook> | null): void {
  const { primary_color = null, font = 'inter', favicon_url = null } = brand ?? OWN;
  if (current.primary_color === primary_color && current.font === font && current.favicon_url === favicon_url) return;
  current = { primary_color, font, favicon_url };
  const style =
    document.getElementById(ID) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: ID }));
  style.textContent = primary_color === null && font === 'inter' ? '' : brandCss(current);
  showIcon(favicon_url);
  for (const listener of listeners) listener();
}

function showIcon(url: string | null): void {
  const currentIcon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!url) {
    currentIcon?.remove();
    return;
  }
  const icon = currentIcon ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
  icon.href = url;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBrand = (): BrandLook => useSyncExternalStore(subscribe, () => current);

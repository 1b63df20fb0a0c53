import { useSyncExternalStore } from 'react';
import type { Scheme } from './theme.ts';

export type Appearance = Scheme | 'system';

const key = 'tandem.appearance';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function read(): Appearance {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function resolve(): Scheme {
  const choice = read();
  if (choice !== 'system') return choice;
  return systemDark.matches ? 'dark' : 'light';
}

function announce(): void {
  document.documentElement.dataset.theme = resolve();
  for (const listener of listeners) listener();
}

systemDark.addEventListener('change', announce);
window.addEventListener('storage', (event) => {
  if (event.key === key) announce();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setAppearance(choice: Appearance): void {
  if (choice === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  announce();
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, read);
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, resolve);

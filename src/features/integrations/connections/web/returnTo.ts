const KEY = 'tandem.connecting';
const CATALOG = '/connections/catalog';

/** Keeps in this tab where people go on after they signed in at a provider. */
export function rememberReturn(path = CATALOG): void {
  sessionStorage.setItem(KEY, path);
}

/** The screen to go on with, once. */
export function takeReturn(): string {
  const path = sessionStorage.getItem(KEY) ?? CATALOG;
  sessionStorage.removeItem(KEY);
  return path;
}

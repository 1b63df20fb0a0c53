import type { Tone } from '#web/look/theme.ts';
import type { CatalogEntry, Connection, ConnectionStatus } from '../schema.ts';
import { texts as t } from './texts.ts';

export const tones: Record<ConnectionStatus, Tone> = {
  connected: 'green',
  error: 'red',
  paused: 'amber',
  disconnected: 'gray',
};

/** The connections that exist: a disconnected one only keeps its name and settings. */
export const liveOf = ({ connections }: CatalogEntry): Connection[] =>
  connections.filter(({ status }) => status !== 'disconnected');

/** The most urgent state of an entry; null when nothing is connected. */
export function connectionStateOf(entry: CatalogEntry): { status: ConnectionStatus; detail: string | null } | null {
  if (entry.screen) return entry.screen.is_connected ? { status: 'connected', detail: entry.screen.detail } : null;
  const live = liveOf(entry);
  const urgent = (['error', 'paused', 'connected'] as const).find((one) => live.some(({ status }) => status === one));
  if (!urgent) return null;
  const first = live.find(({ status }) => status === urgent)!;
  return { status: urgent, detail: live.length > 1 ? t.accounts(live.length) : first.account_name };
}

/** Finds entries by their names and descriptions; every word must occur. */
export function connectionsMatching(entries: readonly CatalogEntry[], search: string): CatalogEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { name, summary, category, does, connections } = entry;
    const text = [name, summary, t.categories[category] ?? '', ...does, ...connections.map((one) => one.name)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Systems for trying things out are listed apart. */
const DEMO = 'demo';

/** The entries by category, in the order of the categories; connected ones come first. */
export function byCategory(entries: readonly CatalogEntry[]): [category: string, entries: CatalogEntry[]][] {
  const rank = (entry: CatalogEntry) => (connectionStateOf(entry) ? 0 : 1);
  return Object.keys(t.categories).flatMap((category): [string, CatalogEntry[]][] => {
    const found = entries
      .filter((entry) => (entry.is_demo ? DEMO : entry.category) === category)
      .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
    return found.length > 0 ? [[category, found]] : [];
  });
}

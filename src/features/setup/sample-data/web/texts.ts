import { defineTexts, plural } from '#web/texts.ts';
import type { Counts } from '../schema.ts';

export const texts = defineTexts({
  en: {
    title: 'Sample data',
    invite: 'Look around in a small programme that is already running. One click adds it, one click takes it away.',
    noMoney:
      'None of its deals is won: a won deal writes commission into your books, and books are never rewritten. Win one yourself to see what it earns; removing the sample reverses it.',
    there: 'You are looking at sample data beside your own.',
    add: 'Add sample data',
    remove: 'Remove sample data',
    added: 'Sample data added',
    removed: (what: string) => `Removed: ${what}`,
    nothing: 'nothing was left',
    askTitle: 'Remove the sample data?',
    askText: (what: string) => `${what} go to the archive. Your own records are not touched.`,
    noted: 'Before they go',
    keep: (name: string) => `Keep ${name}`,
    keepHint: 'What you keep becomes your own.',
    keptTitle: 'Kept, and yours from now on',
    ok: 'OK',
  },
});

const nouns: [keyof Counts, string, string][] = [
  ['partners', 'partner', 'partners'],
  ['contacts', 'person', 'people'],
  ['accounts', 'company', 'companies'],
  ['products', 'product', 'products'],
  ['opportunities', 'deal', 'deals'],
];

/** "6 partners, 8 people and 14 deals". */
export function inWords(counts: Counts): string {
  const parts = nouns.flatMap(([key, one, many]) => (counts[key] > 0 ? [plural(counts[key], one, many)] : []));
  return parts.length > 0 ? new Intl.ListFormat('en').format(parts) : texts.nothing;
}

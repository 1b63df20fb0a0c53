import { nounPlural, nounSingular } from '#shared/nouns/nouns.ts';
import { readerList } from '#shared/text/reader-formats.ts';
import { defineTexts, plural } from '#web/texts.ts';
import type { Counts } from '../schema.ts';

export const texts = defineTexts('setup/sample-data/web', {
  title: 'Sample data',
  invite: 'Explore a small example program. You can add or remove it with one click.',
  noMoney:
    'Three of the deals are won and have earned commission, which waits in a draft payout. Removing the sample data reverses the commission and cancels the payout.',
  there: 'Your lists contain sample data alongside your own records.',
  add: 'Add sample data',
  remove: 'Remove sample data',
  added: 'Sample data added',
  removed: (what: string) => `Removed: ${what}`,
  nothing: 'nothing',
  askTitle: 'Remove the sample data?',
  askText: (what: string) => `This archives ${what}. Your own records do not change.`,
  noted: 'Check these records first',
  keep: (name: string) => `Keep ${name}`,
  keepHint: 'Sample records you keep become part of your own data.',
  keptTitle: 'Kept as your own records',
  ok: 'OK',
});

/** "6 partners, 8 contacts, and 14 opportunities". */
export function inWords(counts: Counts): string {
  const parts = Object.entries(counts).flatMap(([table, count]) =>
    count > 0 ? [plural(count, nounSingular(table), nounPlural(table))] : [],
  );
  return parts.length > 0 ? readerList(parts) : texts.nothing;
}

import { spellingsOf } from './list-names.ts';
import type { Named } from './model.ts';
import { normalizedName } from './names.ts';
import { splitPieces } from './regions.ts';

/** The lists to which a file can add entries, as they are here and as the files spell them. */
export async function listsThatGrow(
  named: (table: string) => Promise<Named[]>,
  cellsOf: (target: string, field: string) => string[],
) {
  const here = async (table: string) =>
    new Map((await named(table)).map((row) => [normalizedName(row.name), row] as const));
  return {
    regions: await here('partner_regions'),
    regions_in_files: spellingsOf(cellsOf('partners', 'region').flatMap(splitPieces)),
    categories: await here('product_categories'),
    categories_in_files: spellingsOf(cellsOf('products', 'category').filter(Boolean)),
  };
}

import type { Row } from '#server/db/client.ts';
import type { FileMapping } from '../../schema.ts';
import type { Known } from './model.ts';
import { normalizedName } from './names.ts';

/** What a cell holds between semicolons, bars and line ends. */
export function splitPieces(cell: string): string[] {
  return cell
    .split(/[;|\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

type KnownRegions = Pick<Known, 'regions' | 'regions_alone'>;

/**
 * The regions a cell names, by key, with their names; the first is the main one. A comma separates only where each part is
 * a region by itself, here or elsewhere in the files: "Seoul, Korea" may be one.
 */
export function regionsIn(known: KnownRegions, cell: string): Map<string, string> {
  const isOne = (name: string) =>
    known.regions.has(normalizedName(name)) || known.regions_alone.has(normalizedName(name));
  const names = splitPieces(cell).flatMap((piece) => {
    const parts = piece
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return !known.regions.has(normalizedName(piece)) && parts.length > 1 && parts.every(isOne) ? parts : [piece];
  });
  return new Map(names.map((name) => [normalizedName(name), name]));
}

/**
 * What a cell says of a partner that is here: one name sets its main region and leaves the others, several are all of them.
 * Regions that are not here yet leave it as it is.
 */
export function regionsOfKnown(
  { regions }: KnownRegions,
  keys: Iterable<string>,
  mode: FileMapping['existing'],
  here: Row | undefined,
): Row {
  const ids = [...keys].map((key) => regions.get(key)?.id);
  if (ids.length === 0 || ids.includes(undefined)) return {};
  const stands = here && (here.region_id !== null || (here.other_region_ids as string[]).length > 0);
  if (mode === 'fill' && stands) return {};
  const [region_id, ...other_region_ids] = ids;
  return { region_id, ...(other_region_ids.length > 0 && { other_region_ids }) };
}

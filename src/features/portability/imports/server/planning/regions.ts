import type { Row } from '#server/db/client.ts';
import type { Read } from '#server/spreadsheets/values.ts';
import type { FileMapping } from '../../schema.ts';
import { nameInList } from './list-names.ts';
import type { Known } from './model.ts';
import { normalizedName } from './names.ts';
import type { Unknowns } from './unknowns.ts';

/** The entries of a cell, separated by semicolons, bars, or line breaks. */
export function splitPieces(cell: string): string[] {
  return cell
    .split(/[;|\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

type KnownRegions = Pick<Known, 'regions' | 'regions_in_files'>;

/**
 * The regions a cell names, by key, with their names; the first is the main one. A comma separates only where each part is
 * a region by itself, here or elsewhere in the files: "Seoul, Korea" may be one.
 */
export function regionsIn(known: KnownRegions, cell: string, unknowns: Unknowns): Read<Map<string, string>> {
  const isOne = (name: string) =>
    known.regions.has(normalizedName(name)) || known.regions_in_files.has(normalizedName(name));
  const names = splitPieces(cell).flatMap((piece) => {
    const parts = piece
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return !known.regions.has(normalizedName(piece)) && parts.length > 1 && parts.every(isOne) ? parts : [piece];
  });
  const regions = new Map<string, string>();
  for (const name of names) {
    const read = nameInList(
      { kind: 'partner_regions', label: 'Region', here: known.regions, inFiles: known.regions_in_files },
      name,
      unknowns,
    );
    if ('problem' in read) return read;
    if (read.value !== undefined) regions.set(normalizedName(read.value), read.value);
  }
  return { value: regions };
}

/**
 * The regions that a cell sets for an existing partner: one name sets the main region and keeps the others; several
 * names replace all regions. A cell with regions that do not exist yet changes nothing.
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

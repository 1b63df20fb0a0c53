import { ApiError } from '../../api.ts';

export interface Refusal {
  /** What the form can show beside its fields, by the server's names for them. */
  beside: [field: string, texts: string[]][];
  /** What no field shows, so that it must stand above the form; null when all of it stands beside a field. */
  above: string | null;
}

/** Sorts what the server refused: each text where the person looks for it, and none lost. */
export function refusalOf(error: unknown, shows: (field: string) => boolean): Refusal {
  const named = error instanceof ApiError ? Object.entries(error.errors) : [];
  const beside = named.filter(([field]) => shows(field));
  const homeless = named.filter(([field]) => !shows(field)).flatMap(([, texts]) => texts);
  const isSaid = beside.length > 0 && homeless.length === 0;
  return { beside, above: isSaid ? null : [...new Set([(error as Error).message, ...homeless])].join(' ') };
}

import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { contactTypes } from './resource.ts';

/** A first set of kinds of people, by what one asks them for. */
const usual = [
  { name: 'Decision maker', color: '#c2410c' },
  { name: 'Sales', color: '#2563eb' },
  { name: 'Technical', color: '#7c3aed' },
  { name: 'Marketing', color: '#0d9488' },
  { name: 'Finance', color: '#ca8a04' },
] as const;

/** Gives a company that has no contact types the usual ones. */
export async function createDefaultContactTypes(call: Call): Promise<void> {
  const some = await call.maybe('select from contact_types where organization_id = $1 limit 1', [call.organization_id]);
  if (some) return;
  for (const type of usual) await createRow(call, contactTypes, { ...type });
}

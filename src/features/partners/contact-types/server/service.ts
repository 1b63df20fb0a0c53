import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
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
  const some = await call.maybe(sql`select from contact_types where organization_id = ${call.organization_id} limit 1`);
  if (some) return;
  for (const type of usual) await createRow(call, contactTypes, { ...type });
}

import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { readText } from '#server/resource/verbs.ts';
import type { Opportunity } from '../schema.ts';
import { opportunities } from './resource.ts';

/** @throws 409 with the deal as the caller may see it now, when it moved on since the caller read it */
export async function rejectStaleVersion(
  call: Call,
  deal: Pick<Opportunity, 'id' | 'row_version'>,
  row_version?: number,
): Promise<void> {
  if (row_version === undefined || row_version === deal.row_version) return;
  throw conflict('This opportunity was changed in the meantime.', {
    current: JSON.parse((await readText(call, opportunities, deal.id)) ?? 'null'),
  });
}

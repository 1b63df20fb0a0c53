import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Pack } from '../../pack.schema.ts';
import type { Meeting } from '../../schema.ts';
import { meetings } from '../resource.ts';
import { buildPack } from './build.ts';
import type { StoredFigure, StoredPack } from './stored.ts';

interface Frozen {
  pack: StoredPack;
  frozen_at: string;
  frozen_by_name: string;
}

/** The pack of a business review: of today until it is held, then as it was. @throws 404 */
export async function readPack(call: Call, id: string): Promise<Pack> {
  const row = await readRow<Meeting>(call, meetings, id);
  if (!row.has_pack) throw notFound('A pack of this meeting');
  const frozen = await call.asCompany((company) =>
    company.maybe<Frozen>(sql`
      select pack, frozen_at, frozen_by_name from meeting_packs
      where organization_id = ${company.organization_id} and meeting_id = ${id}`),
  );
  if (!frozen && row.status !== 'proposed' && row.status !== 'scheduled') throw notFound('A pack of this meeting');
  const pack = frozen?.pack ?? (await buildPack(call, row));
  return viewOf(call, pack, frozen);
}

/** Leaves out what this reader may not see: partners see no comparison with others and no estimates. */
function viewOf({ actor }: Call, pack: StoredPack, frozen: Frozen | undefined): Pack {
  const { mode, permissions, own_only } = actor;
  const isOpen = ({ for_company, needs }: StoredFigure) =>
    allows(permissions, needs, 'view') && !(for_company && (mode === 'partner' || own_only));
  return {
    ...pack,
    frozen_at: frozen?.frozen_at ?? null,
    frozen_by_name: frozen?.frozen_by_name ?? null,
    commitments: pack.commitments.map(({ to, ...one }) => ({ ...one, to: to?.[mode] ?? null })),
    sections: pack.sections.flatMap(({ figures, ...section }) => {
      const shown = figures.filter(isOpen).map(({ needs: _, cells, to, ...figure }) => ({
        ...figure,
        to: to?.[mode] ?? null,
        cells: cells.map((cell) => ({ ...cell, to: cell.to?.[mode] ?? null })),
      }));
      return shown.length > 0 ? [{ ...section, figures: shown }] : [];
    }),
  };
}

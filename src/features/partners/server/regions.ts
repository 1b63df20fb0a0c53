import { badRequest, notFound } from '#server/errors.ts';
import type { Narrowing } from '#server/resource/define.ts';
import { isId } from '#shared/ids.ts';

/** The list filter `within_region_id`: partners of any of these regions, and of those that lie in them. */
export const withinRegion: Narrowing = {
  can: 'partner_regions:view',
  prepare: async (call, values) => {
    if (!values.every(isId))
      throw badRequest('within_region_id: must be an id', { within_region_id: ['must be an id'] });
    const known = await call.rows('select from partner_regions where organization_id = $1 and id = any($2)', [
      call.organization_id,
      values,
    ]);
    if (known.length < new Set(values.map((id) => id.toLowerCase())).size) throw notFound('This region');
    return (parameters) => `region_path($1::uuid, t.region_id) && ${parameters.addAll(values)}::uuid[]`;
  },
};

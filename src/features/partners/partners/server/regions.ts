import { sql } from '#server/db/sql.ts';
import { badRequest, constraintMessage, notFound } from '#server/errors.ts';
import type { Narrowing } from '#server/resource/define.ts';
import { isId } from '#shared/ids.ts';

constraintMessage('partner_region_memberships_organization_id_region_id_fkey', {
  other_region_ids: ['does not exist'],
});

/** The list filter `within_region_id`: partners in any of these regions, or in a region inside them. */
export const withinRegion: Narrowing = {
  can: 'partner_regions:view',
  prepare: async (call, values) => {
    if (!values.every(isId))
      throw badRequest('within_region_id: must be an id', { within_region_id: ['must be an id'] });
    const rows = await call.rows<{ id: string }>(sql`
      with recursive down as (
        select id, id as top from partner_regions
        where organization_id = ${call.organization_id} and id = any(${values}::uuid[])
        union
        select r.id, down.top from partner_regions r join down on r.parent_id = down.id
        where r.organization_id = ${call.organization_id})
      select id from down`);
    const ids = new Set(rows.map(({ id }) => id));
    if (!values.every((id) => ids.has(id.toLowerCase()))) throw notFound('This region');
    return (parameters) => `t.region_ids && ${parameters.addAll([...ids])}::uuid[]`;
  },
};

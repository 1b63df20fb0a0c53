import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';
import type { CustomField } from '../schema.ts';

const words: Record<CustomField['entity'], string> = {
  partners: 'their own profile',
  contacts: 'their contacts',
  accounts: 'their accounts',
  opportunities: 'their deals',
  deal_registrations: 'their registrations',
};

/** The company's own fields that partners read or write. */
export const seesFields = defineSees({
  kind: 'Custom fields',
  can: 'custom_fields:view',
  of: async (call) => {
    const fields = await call.rows<Pick<CustomField, 'label' | 'entity' | 'partner_access' | 'created_at'>>(sql`
      select label, entity, partner_access, created_at from custom_fields
      where organization_id = ${call.organization_id} and partner_access <> 'none' and archived_at is null
      order by entity, "order", id`);
    return {
      entries: fields.map(({ label, entity, partner_access, created_at }) => ({
        what: `“${label}” on ${words[entity]}`,
        to: '/custom-fields',
        rule: partner_access === 'write' ? 'Partners can view and edit this field' : 'Partners can view this field',
        since: created_at,
      })),
    };
  },
});

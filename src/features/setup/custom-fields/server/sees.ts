import { defineSees } from '#server/addressed.ts';
import type { CustomField } from '../schema.ts';

const words: Record<CustomField['entity'], string> = {
  partners: 'its own profile',
  contacts: 'its people',
  accounts: 'its customers',
  opportunities: 'its deals',
  deal_registrations: 'its registrations',
};

/** The company's own fields that partners read or write. */
export const seesFields = defineSees({
  kind: 'Your own fields',
  can: 'custom_fields:view',
  of: async (call) => {
    const fields = await call.rows<Pick<CustomField, 'label' | 'entity' | 'partner_access' | 'created_at'>>(
      `select label, entity, partner_access, created_at from custom_fields
       where organization_id = $1 and partner_access <> 'none' and archived_at is null order by entity, "order", id`,
      [call.organization_id],
    );
    return {
      entries: fields.map(({ label, entity, partner_access, created_at }) => ({
        what: `“${label}” of ${words[entity]}`,
        to: '/custom-fields',
        rule:
          partner_access === 'write' ? 'The field lets partners read and write it' : 'The field lets partners read it',
        since: created_at,
      })),
    };
  },
});

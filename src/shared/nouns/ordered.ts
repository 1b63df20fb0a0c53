import { type Fields, field } from './fields.ts';

/** The fields of lists that a company keeps in its own order (types, regions, tiers, ...). */
export const entry = {
  name: field.text({
    label: 'Name',
    section: 'Details',
    facts: false,
    required: true,
    max: 120,
    wide: true,
    partner: 'read',
    sort: true,
    filter: 'api',
    search: true,
    audit: 'name',
  }),
  color: field.color({ label: 'Color', section: 'Details', facts: false, wide: true, partner: 'read', audit: 'color' }),
  description: field.longText({
    label: 'Description',
    section: 'Details',
    facts: false,
    search: true,
    audit: 'description',
  }),
  /** Defaults to the end of the list. */
  order: field.number({
    label: 'Order',
    notNull: true,
    min: 0,
    max: 1e6,
    partner: 'read',
    sort: true,
    audit: 'place',
  }),
};

/** The fields of an entry, with those of one list after the name. */
export function orderedFields<const F extends Fields>(own: F) {
  const { name, color, description, order } = entry;
  return { name, ...own, color, description, order };
}

/** Entries are archived and restored, and listed in their order. */
export const inOrder = { archive: 'restorable', by: 'order' } as const;

import { categoryOptions } from '#features/partners/partner-statuses/schema.ts';
import { defineFacts } from '#server/extension-points/facts.ts';
import { healthOptions } from '../health.schema.ts';

const listed = (table: string) =>
  `select id as value, name as label, archived_at is not null as is_archived from ${table} where organization_id = $1 order by "order", name`;
const group = 'Partner';

/** The facts about a partner itself that audiences can use. */
export const partnerFacts = defineFacts('partners', [
  {
    field: 'partner.type',
    label: 'Type',
    group,
    kind: 'list',
    ids: true,
    options: listed('partner_types'),
    read: (row) => `${row}.type_id`,
  },
  {
    field: 'partner.tier',
    label: 'Tier',
    group,
    kind: 'list',
    ids: true,
    options: listed('partner_tiers'),
    read: (row) => `${row}.tier_id`,
  },
  {
    field: 'partner.region',
    label: 'Region',
    group,
    kind: 'list',
    ids: true,
    // All regions of the partner and their parent regions.
    many: true,
    options: listed('partner_regions'),
    read: (row) => `region_path(${row}.organization_id, ${row}.region_ids)`,
  },
  {
    field: 'partner.status',
    label: 'Status',
    group,
    kind: 'list',
    ids: true,
    options: listed('partner_statuses'),
    read: (row) => `${row}.status_id`,
  },
  {
    field: 'partner.status_category',
    label: 'Status category',
    group,
    kind: 'list',
    options: categoryOptions.map(({ value, label }) => ({ value, label })),
    read: (row) =>
      `(select s.category from partner_statuses s where s.organization_id = ${row}.organization_id and s.id = ${row}.status_id)`,
  },
  {
    field: 'partner.tag',
    label: 'Tag',
    group,
    kind: 'words',
    many: true,
    options: `select name as value, name as label from tags where organization_id = $1 and entity = 'partners' order by name`,
    read: (row) => `${row}.tags`,
  },
  {
    field: 'partner.owner',
    label: 'Owner',
    group,
    kind: 'list',
    ids: true,
    options: `select id as value, full_name as label, status <> 'active' as is_archived from people where organization_id = $1 order by full_name`,
    read: (row) => `${row}.owner_user_id`,
  },
  {
    field: 'partner.health',
    label: 'Health',
    group,
    kind: 'list',
    options: healthOptions.map(({ value, label }) => ({ value, label })),
    read: (row) =>
      `(select h.level from partner_health h where h.organization_id = ${row}.organization_id and h.partner_id = ${row}.id)`,
  },
  { field: 'partner.country', label: 'Country', group, kind: 'countries', read: (row) => `${row}.country::text` },
  { field: 'partner.joined_on', label: 'Joined on', group, kind: 'date', read: (row) => `${row}.joined_on` },
  {
    field: 'partner.has_users',
    label: 'Uses the portal',
    group,
    kind: 'yes_no',
    says: { yes: 'has users who can sign in', no: 'has no users who can sign in' },
    read: (row) =>
      `exists (select from contacts u where u.organization_id = ${row}.organization_id and u.partner_id = ${row}.id and u.user_id is not null and u.archived_at is null)`,
  },
]);

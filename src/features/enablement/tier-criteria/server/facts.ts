import { defineFacts } from '#server/extension-points/facts.ts';
import { standingFields } from '../schema.ts';

const group = 'Tier program';
const standing = (row: string, column: string) =>
  `(select s.${column} from tier_standings s where s.organization_id = ${row}.organization_id and s.partner_id = ${row}.id)`;

/** Properties of the tier program that audiences can test. */
export const tierFacts = defineFacts('partners', [
  {
    field: 'partner.tier_state',
    label: 'Tier requirements',
    group,
    kind: 'list',
    options: standingFields.state.options.map(({ value, label }) => ({ value, label })),
    read: (row) => standing(row, 'state'),
  },
  {
    field: 'partner.earned_tier',
    label: 'Requirements met for tier',
    group,
    kind: 'list',
    ids: true,
    options:
      'select id as value, name as label, archived_at is not null as is_archived from partner_tiers where organization_id = $1 order by "order", name',
    read: (row) => standing(row, 'earned_tier_id'),
  },
  {
    field: 'partner.tier_risk_on',
    label: 'Tier requirements end on',
    group,
    kind: 'date',
    read: (row) => standing(row, 'risk_on'),
  },
]);

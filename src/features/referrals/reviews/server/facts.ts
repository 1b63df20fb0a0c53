import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Reviews';
const rated = (row: string, column: string) =>
  `select g.${column} from partner_ratings g where g.organization_id = ${row}.organization_id and g.partner_id = ${row}.id`;

/** The facts about a partner's reviews that audiences can use. */
export const reviewFacts = defineFacts('partners', [
  {
    field: 'partner.reviews',
    label: 'Published reviews',
    group,
    kind: 'number',
    read: (row) => `coalesce((${rated(row, 'count')}), 0)`,
  },
  { field: 'partner.rating', label: 'Rating', group, kind: 'number', read: (row) => rated(row, 'rating') },
]);

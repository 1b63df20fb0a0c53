import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Leads';
const leads = (row: string, which: string) =>
  `from leads l where l.organization_id = ${row}.organization_id and l.partner_id = ${row}.id and l.archived_at is null and ${which}`;
const offers = (row: string) =>
  `from lead_offers f where f.organization_id = ${row}.organization_id and f.partner_id = ${row}.id and f.status in ('accepted', 'declined', 'expired')`;

/** The facts about a partner's leads that audiences can use. */
export const leadsOfPartnerFacts = defineFacts('partners', [
  {
    field: 'partner.open_leads',
    label: 'Open leads',
    group,
    kind: 'number',
    read: (row) => `select count(*) ${leads(row, "l.status in ('accepted', 'converted')")}`,
  },
  {
    field: 'partner.won_leads',
    label: 'Leads won',
    group,
    kind: 'number',
    read: (row) => `select count(*) ${leads(row, "l.status = 'won'")}`,
  },
  {
    field: 'partner.lead_acceptance',
    label: 'Accepted leads (percent)',
    group,
    kind: 'number',
    read: (row) =>
      `select round(100.0 * count(*) filter (where f.status = 'accepted') / nullif(count(*), 0)) ${offers(row)}`,
  },
]);

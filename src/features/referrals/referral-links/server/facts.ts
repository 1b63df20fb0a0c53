import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Referral links';
const links = (row: string, which = 'true') =>
  `from referral_links l where l.organization_id = ${row}.organization_id and l.partner_id = ${row}.id and l.archived_at is null and ${which}`;

/** The facts about a partner's links that audiences can use. */
export const linksOfPartnerFacts = defineFacts('partners', [
  {
    field: 'partner.referral_links',
    label: 'Active links',
    group,
    kind: 'number',
    read: (row, { today }) =>
      `select count(*) ${links(row, `l.status = 'active' and coalesce(l.expires_on >= ${today}, true)`)}`,
  },
  {
    field: 'partner.link_clicks',
    label: 'Clicks in the last 90 days',
    group,
    kind: 'number',
    read: (row, { today }) =>
      `select coalesce(sum(d.clicks), 0) from click_days d join referral_links l on l.organization_id = d.organization_id and l.id = d.link_id
       where d.organization_id = ${row}.organization_id and l.partner_id = ${row}.id and d.day > ${today} - 90`,
  },
]);

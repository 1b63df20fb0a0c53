import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Email campaigns';
const last = (row: string, column: 'partner_id' | 'contact_id', moment: 'clicked_at' | 'sent_at') =>
  `select max(r.${moment})::date from email_campaign_recipients r
   where r.organization_id = ${row}.organization_id and r.${column} = ${row}.id`;

/** The facts about campaigns that audiences can use, such as partners who clicked lately. */
export const partnerFacts = defineFacts('partners', [
  {
    field: 'partner.last_email_on',
    label: 'Last campaign sent',
    group,
    kind: 'date',
    read: (row) => `(${last(row, 'partner_id', 'sent_at')})`,
  },
  {
    field: 'partner.last_click_on',
    label: 'Last click in a campaign',
    group,
    kind: 'date',
    read: (row) => `(${last(row, 'partner_id', 'clicked_at')})`,
  },
]);

export const contactFacts = defineFacts('contacts', [
  {
    field: 'contact.last_email_on',
    label: 'Last campaign sent',
    group,
    kind: 'date',
    read: (row) => `(${last(row, 'contact_id', 'sent_at')})`,
  },
  {
    field: 'contact.last_click_on',
    label: 'Last click in a campaign',
    group,
    kind: 'date',
    read: (row) => `(${last(row, 'contact_id', 'clicked_at')})`,
  },
]);

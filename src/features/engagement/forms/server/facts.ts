import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Forms';
const options =
  'select id as value, name as label, archived_at is not null as is_archived from forms where organization_id = $1 order by name';

/** Properties of the forms people have sent that audiences can test. */
export const formsOfContactFacts = defineFacts('contacts', [
  {
    field: 'contact.forms',
    label: 'Created or changed by form',
    group,
    kind: 'list',
    ids: true,
    many: true,
    options,
    read: (row) =>
      `array(select distinct s.form_id from form_submissions s where s.organization_id = ${row}.organization_id
         and s.ref_table = 'contacts' and s.ref_id = ${row}.id and s.state = 'received')`,
  },
]);

export const formsOfPartnerFacts = defineFacts('partners', [
  {
    field: 'partner.forms',
    label: 'Sent a form',
    group,
    kind: 'list',
    ids: true,
    many: true,
    options,
    read: (row) =>
      `array(select distinct s.form_id from form_submissions s where s.organization_id = ${row}.organization_id
         and s.partner_id = ${row}.id and s.state = 'received')`,
  },
]);

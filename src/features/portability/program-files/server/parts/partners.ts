import { defineProgramPart } from './define.ts';

/** The lists that describe partners. */
export const partners = [
  defineProgramPart({ key: 'contact-types', one: 'Contact type', resource: 'contact_types', file: 'list' }),
  defineProgramPart({ key: 'partner-statuses', one: 'Partner status', resource: 'partner_statuses', file: 'list' }),
  defineProgramPart({ key: 'partner-types', one: 'Partner type', resource: 'partner_types', file: 'list' }),
  defineProgramPart({ key: 'tiers', one: 'Tier', resource: 'partner_tiers', file: 'list' }),
  defineProgramPart({
    key: 'regions',
    one: 'Region',
    resource: 'partner_regions',
    file: 'list',
    leaves: ['manager_user_ids'],
  }),
];

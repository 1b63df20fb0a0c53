import { defineProgramPart } from './define.ts';

/** Rules that assign leads, and the links that partners get by default. */
export const leads = [
  defineProgramPart({ key: 'lead-rules', one: 'Lead rule', resource: 'lead_rules', file: 'list' }),
  defineProgramPart({ key: 'default-links', one: 'Default link', resource: 'default_links', file: 'list' }),
];

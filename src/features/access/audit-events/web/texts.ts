import { defineTexts } from '#web/texts.ts';
export const archiveTexts = defineTexts('access/audit-events/web/archiveTexts', {
  title: 'Archive of the audit log',
  words: ['archived event', 'archived events'] as const,
  before: (month: string) => `Events before ${month} are in the archive.`,
  wholeLogOnly: 'Only people who see the whole audit log can search it.',
  companyOnly: (company: string) => `Only people of ${company} who see the whole audit log can search it.`,
  search: 'Search the archive',
  from: 'From month',
  to: 'To month',
  nothing: 'Nothing is archived: the audit log has all events.',
  noEvents: 'The archive has no events of this period that match.',
  ofRecord: 'Only events of one record are shown.',
  allEvents: 'Show events of all records',
  export: 'Export CSV',
  older: (month: string) => `Changes before ${month}`,
});

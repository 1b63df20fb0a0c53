import { defineTexts } from '#shared/text/texts.ts';

/** Notices about the settings of the company. */
export const texts = defineTexts('setup/company-settings/server', {
  exported: (name: string) => `${name} exported all data of your company.`,
  exportedSubject: (name: string) => `${name} exported your company’s data`,
  viewAuditLog: 'View audit log',
});

import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  payment_files: { one: 'payment file', many: 'payment files', title: 'file_name', log: 'company' },
  payment_reports: { one: 'status file', many: 'status files', title: 'file_name', log: 'company' },
  funding_accounts: { one: 'bank account of the company', many: 'bank accounts of the company', log: 'company' },
  payment_file_contents: { one: 'content of a payment file', many: 'contents of payment files' },
  payment_attempts: { one: 'payment attempt', many: 'payment attempts' },
  payment_report_lines: { one: 'line of a status file', many: 'lines of status files' },
});

export { createPaymentFile } from './files.ts';
export { saveFundingAccount } from './funding.ts';
export { importReport } from './reports/import.ts';

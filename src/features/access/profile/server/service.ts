export { createOwnCompany } from './own-company.ts';

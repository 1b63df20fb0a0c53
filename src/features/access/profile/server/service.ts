export { createOwnCompany } from './register.ts';

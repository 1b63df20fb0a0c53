/** For who comes in by another way than registering here. */
export { createOwnCompany } from './register.ts';

/** For who comes in by another way than registering here. */
export { createOwnCompany as foundCompany } from './register.ts';

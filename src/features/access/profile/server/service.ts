/** For who comes in by another way than registering here. */
export { foundCompany } from './register.ts';

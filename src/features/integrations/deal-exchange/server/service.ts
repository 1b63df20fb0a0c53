export { registerExchangeDeal } from './deals.ts';
export { readExchangeProgram, registrationPage } from './reading.ts';

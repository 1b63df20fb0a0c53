export { registerExchangeDeal } from './deals.ts';
export { readProgram, registrationPage } from './reading.ts';

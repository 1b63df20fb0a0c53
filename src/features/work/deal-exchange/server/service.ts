export { registerExchangeDeal } from './deals.ts';

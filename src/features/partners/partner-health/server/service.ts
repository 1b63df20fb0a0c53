export { evaluateHealth } from './evaluate.ts';

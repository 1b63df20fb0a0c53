export { factsOfRecord } from './state.ts';

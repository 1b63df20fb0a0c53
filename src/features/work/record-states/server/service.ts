export { factsOfRecord, requireRecord } from './state.ts';

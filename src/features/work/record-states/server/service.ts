export { requireRecord } from './state.ts';

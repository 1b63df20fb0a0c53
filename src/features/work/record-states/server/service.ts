export { requireStatefulRecord } from './state.ts';

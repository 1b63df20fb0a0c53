export { defineDealSources } from './deal-sources.ts';

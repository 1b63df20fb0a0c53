export { type DealSource, defineDealSources } from './deal-sources.ts';

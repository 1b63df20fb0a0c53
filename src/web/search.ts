export { parseSearch, type Search, stringifySearch } from '#shared/nouns/search.ts';

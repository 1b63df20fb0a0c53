/** Readable search parameters: `?stage_id=a&stage_id=b&q=acme`. Values are strings, repeated ones are arrays. */
export type Search = Record<string, string | string[]>;

export function parseSearch(text: string): Search {
  const search: Search = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const earlier = search[key];
    search[key] = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value];
  }
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, String(one));
  }
  // Commas and colons are allowed in a query and easier to read than their codes.
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}

/** Addresses drop empty values, so "without a region" is written `-` there. */
export const addressValue = (value: string): string => (/^-*$/.test(value) ? `-${value}` : value);
export const addressedValue = (value: string): string => (/^-+$/.test(value) ? value.slice(1) : value);

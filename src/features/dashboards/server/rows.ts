import type { Count, Sum } from '../schema.ts';

/** The list behind a figure: its resource and the filters that leave exactly the rows counted. */
export function rowsOf(resource: string, filters: Record<string, string | readonly string[]>): string {
  const query = new URLSearchParams();
  for (const [field, given] of Object.entries(filters)) {
    for (const value of typeof given === 'string' ? [given] : given) query.append(field, value);
  }
  const text = query.toString();
  return text ? `${resource}?${text}` : resource;
}

export function countOf(count: number, resource: string, filters: Parameters<typeof rowsOf>[1] = {}): Count {
  return { count, rows: rowsOf(resource, filters) };
}

/** Deals of one currency under further filters. */
export function dealSum(
  currency: string,
  count: number,
  amount_minor: number,
  filters: Parameters<typeof rowsOf>[1],
): Sum {
  return { currency, count, amount_minor, rows: rowsOf('opportunities', { ...filters, currency }) };
}

import type { TSchema } from '#shared/schema.ts';

/** A number from a name, so that examples look alike at every start. */
function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum;
}

/** An id that looks like ours. */
export function exampleId(name: string): string {
  const hex = (at: number, length: number) =>
    numberOf(`${name} ${at}`).toString(16).padStart(length, '5').slice(0, length);
  return `0198c2f4-${hex(1, 4)}-7${hex(2, 3)}-8${hex(3, 3)}-${hex(4, 6)}${hex(5, 6)}`;
}

const words: readonly (readonly [RegExp, string])[] = [
  [/^currency$/, 'USD'],
  [/country/, 'DE'],
  [/domain/, 'northwind.example'],
  [/(partner|company)_name$/, 'Nordlicht Systems'],
  [/account_name$/, 'Northwind Traders'],
  [/tier_name$/, 'Gold'],
  [/type_name$/, 'Reseller'],
  [/region_name$/, 'Central Europe'],
  [/stage_name$/, 'Proposal'],
  [/status_name$/, 'Active'],
  [/product_name$/, 'Storage Pro'],
  [/(course_title|program_name|track_name)$/, 'Storage fundamentals'],
  [/fund_name$/, 'Field marketing'],
  [/page_name$/, 'Become a partner'],
  [/opportunity_name$/, 'Northwind rollout'],
  [/statement_no$/, 'ST-2026-0042'],
  [/^number$|_number$/, 'R-2026-0042'],
  [/^title$/, 'Northwind rollout'],
  [/^name$/, 'Northwind'],
  [/code$/, 'NORDLICHT'],
];

type Plain = TSchema & {
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly TSchema[];
  minimum?: number;
};

/** A value that a declared field can have. */
export function exampleOf(name: string, schema: TSchema): unknown {
  const { type, format, enum: values, const: only, anyOf, minimum } = schema as Plain;
  if (only !== undefined) return only;
  if (values?.length) return values[0];
  if (anyOf) {
    const present = anyOf.find((one) => (one as Plain).type !== 'null');
    return present ? exampleOf(name, present) : null;
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    if (/_minor$/.test(name)) return 1_250_000;
    if (/percent|score/.test(name)) return 92;
    if (/rating/.test(name)) return 5;
    return Math.max(minimum ?? 1, 42);
  }
  if (type === 'array') return [];
  if (format === 'uuid') return exampleId(name);
  if (format === 'date-time') return '2026-03-16T09:30:00.000Z';
  if (format === 'date') return '2026-03-31';
  if (type === 'string') return words.find(([pattern]) => pattern.test(name))?.[1] ?? name.replaceAll('_', ' ');
  return null;
}

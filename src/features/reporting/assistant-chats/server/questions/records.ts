import type { Source, ToolAnswer } from '#server/extension-points/assistant-tools.ts';
import { formatMoney } from '#shared/money/money.ts';
import { allNouns, nounSingular } from '#shared/nouns/nouns.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import type { ToolUses } from './tools.ts';

/** A record as `find_records` returns it. */
export interface FoundRecord extends Readonly<Record<string, unknown>> {
  kind: string;
  id: string;
}

export interface Found {
  total: number;
  records: FoundRecord[];
  /** The source of each record; none for kinds without a screen. */
  sourceOf(record: FoundRecord): Source | undefined;
}

export async function findChatRecords(
  uses: ToolUses,
  input: {
    kind?: string;
    text?: string;
    filters?: Readonly<Record<string, string | string[]>>;
    sort?: string;
    most?: number;
  },
): Promise<Found> {
  const answer: ToolAnswer = await uses.use('find_records', input);
  const { total, records } = answer.data as { total: number; records: FoundRecord[] };
  return {
    total,
    // A column `kind` of the row hides the kind of record.
    records: input.kind ? records.map((record) => ({ ...record, kind: input.kind! })) : records,
    sourceOf: ({ id }) => answer.sources.find(({ to }) => to.endsWith(`/${id}`)),
  };
}

/** A name for a sentence: one line, and without brackets, which would look like references. */
export const plainWords = (value: unknown): string =>
  oneLine(typeof value === 'string' ? value : '', 120)
    .replaceAll('[', '(')
    .replaceAll(']', ')');

export const chatName = (record: FoundRecord): string =>
  plainWords(record.full_name ?? record.name ?? record.account_name ?? record.title ?? record.holder_name) ||
  nounSingular(record.kind);

export function amountOf({ amount_minor, currency }: FoundRecord): string | null {
  return typeof amount_minor === 'number' && typeof currency === 'string' ? formatMoney(amount_minor, currency) : null;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** "Mar 31, 2026" for a day or the day of an instant. */
export const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
    ? days.format(new Date(`${value.slice(0, 10)}T00:00:00Z`))
    : null;

/** The kind and id of the record at an address of the app: `/partners/show/0198…`. */
export function recordAt(path: string | undefined): { kind: string; id: string } | null {
  const id = path && /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(path)?.[0];
  if (!id) return null;
  const address = path.split(/[?#]/)[0]!.replace(id, '$id').replace('/edit/', '/show/');
  const [kind] =
    [...allNouns()].find(([, noun]) =>
      [noun.address, noun.partnerAddress].some((one) => one?.replace('/edit/', '/show/') === address),
    ) ?? [];
  return kind ? { kind, id } : null;
}

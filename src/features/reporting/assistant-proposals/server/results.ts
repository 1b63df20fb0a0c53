import type { Personal } from '#server/leaving/personal.ts';
import type { ToolRun } from './run-tool.ts';

/** The largest result of a tool that a model or program gets, in characters of JSON. */
const MOST_RESULT = 16_000;
const LONGEST_TEXT = 1_500;
const SHORTEST_TEXT = 200;

interface ResultSource {
  number: number | null;
  title: string | Personal;
  to: string;
}

/** The one form in which the results of all tools are told. */
interface ToolResult {
  sources: ResultSource[];
  /** The page of a row: its id stands for `{id}`. */
  open?: string;
  answer: unknown;
}

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The result of a tool: sources first, then the answer. A row that is a source has the number of the source instead of
 * a second copy of its name and id.
 * @param numberOf the number by which sentences refer to a source
 */
export function toolResult({ leaves }: ToolRun, numberOf: (at: number) => number | null): ToolResult {
  const all = leaves.sources.map(({ title, to }, at) => ({ number: numberOf(at), title, to: String(to) }));
  const { data } = leaves;
  if (!isData(data) || !Array.isArray(data.rows)) return { sources: all, answer: data };
  const byId = new Map(all.flatMap((source) => idsIn(source.to).map((id) => [id, source] as const)));
  let open: string | undefined;
  const own = new Set<ResultSource>();
  const rows = data.rows.map((row: unknown) => {
    const source = isData(row) && typeof row.id === 'string' ? byId.get(row.id) : undefined;
    if (!source) return row;
    const { id, ...values } = row as Data;
    const address = source.to.replace(String(id), '{id}');
    open ??= address;
    if (address !== open) return row;
    own.add(source);
    return { n: source.number, id, ...values };
  });
  return {
    sources: all.filter((source) => !own.has(source)),
    ...(open !== undefined && { open }),
    answer: { ...data, rows },
  };
}

const idsIn = (to: string): string[] => to.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];

/** A result that fits: long texts are shortened, and then entries of the longest list are left out and counted. */
export function fitted(result: unknown, most = MOST_RESULT): unknown {
  let value = result;
  for (let longest = LONGEST_TEXT; sizeOf(value) > most && longest >= SHORTEST_TEXT; longest /= 2)
    value = withShortTexts(value, Math.floor(longest));
  while (sizeOf(value) > most) {
    const path = longestList(value);
    if (!path) return { error: 'This answer is too long. Ask for less at once.' };
    value = withHalf(value, path);
  }
  return value;
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

function withShortTexts(value: unknown, longest: number): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (Array.isArray(value)) return value.map((one) => withShortTexts(one, longest));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withShortTexts(one, longest)]));
}

type Path = readonly string[];

function longestList(value: unknown, path: Path = []): Path | undefined {
  const lists = listsIn(value, path);
  return lists.sort((a, b) => b.size - a.size)[0]?.path;
}

function listsIn(value: unknown, path: Path): { path: Path; size: number }[] {
  if (Array.isArray(value))
    return value.length > 1
      ? [{ path, size: sizeOf(value) }]
      : value.flatMap((one, at) => listsIn(one, [...path, String(at)]));
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => listsIn(one, [...path, key]));
}

/** The value with the first half of the list at a path, and the number of the entries that are left out. */
function withHalf(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return (value as unknown[]).slice(0, Math.floor((value as unknown[]).length / 2));
  const half = withHalf((value as Data)[key], rest);
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? half : one));
  if (rest.length > 0) return { ...(value as Data), [key]: half };
  const leftOut = Number((value as Data)[`${key}_left_out`] ?? 0);
  const dropped = ((value as Data)[key] as unknown[]).length - (half as unknown[]).length;
  return { ...(value as Data), [key]: half, [`${key}_left_out`]: leftOut + dropped };
}

/** Personal values are objects, too, and stay whole. */
const isPlain = (value: unknown): value is Data => isData(value) && Object.getPrototypeOf(value) === Object.prototype;

import { declaredDashboards } from '#features/dashboard-widgets.ts';
import type { Call } from '#server/call.ts';
import { describe } from '#server/query/describe.ts';
import { declaredResources } from '#server/resource/define.ts';
import { declaredMeasures } from '#shared/measures.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { DescribedKind } from '#shared/query/query.ts';
import { resolveRolling } from '#shared/time/rolling-dates.ts';
import { type DescribedView, type Vocabulary, vocabularyOf, type Where } from './vocabulary.ts';

/** What the caller can ask about: the kinds that have a screen, in the words that features declare. */
export async function vocabularyFor(call: Call): Promise<Vocabulary> {
  const { mode } = call.actor;
  const kinds = (await describe(call)).filter(({ kind }) => hasScreen(kind, mode));
  const views = new Map(kinds.map((one) => [one.kind, viewsOf(one, call)] as const));
  const measures = new Map(
    [...declaredMeasures().values()].map(({ key, filters, own }): [string, Where] => [
      key,
      mode === 'partner' ? { ...filters, ...own } : filters,
    ]),
  );
  return vocabularyOf(kinds, views, measures);
}

/** Rows behind an answer open in a list or as records. */
function hasScreen(kind: string, mode: 'company' | 'partner'): boolean {
  const { address, partnerAddress } = allNouns().get(kind) ?? {};
  const ofMode = mode === 'company' ? address : partnerAddress;
  return ofMode !== undefined || declaredDashboards.lists[kind]?.screens[mode] !== undefined;
}

/** The views whose fields the caller can filter by, with their days as of today. */
function viewsOf({ kind, fields }: DescribedKind, call: Call): DescribedView[] {
  const names = new Set(fields.filter(({ operators }) => operators.length > 0).map(({ name }) => name));
  return (declaredResources().get(kind)?.views ?? []).flatMap(({ name, where }) => {
    const isOffered = Object.keys(where).every((one) => {
      const bare = one.replace(/_(ne|gte|lte|like)$/, '');
      return names.has(bare) || names.has(bare.replace(/_id$/, ''));
    });
    if (!isOffered || name === 'Open' || Object.values(where).flat().some((value) => value === '@me')) return [];
    return [{ name, where: Object.fromEntries(Object.entries(where).map(([field, value]) => [field, resolved(value, call.today())])) }];
  });
}

const resolved = (value: string | readonly string[], today: string): string | readonly string[] =>
  typeof value === 'string' ? (value.startsWith('@') ? resolveRolling(value, today) : value) : value;

/** The resources whose records a question may name. */
export const namedResources = ({ kinds }: Vocabulary): string[] => [
  ...new Set(
    [...kinds.values()].flatMap(({ kind, fields }) => [
      kind,
      ...fields.flatMap(({ of, operators }) => (of && operators.includes('eq') ? [of] : [])),
    ]),
  ),
];

import { declaredDashboards } from '#features/dashboard-widgets.ts';
import type { Call } from '#server/call.ts';
import { offeredKinds } from '#server/query/describe.ts';
import { DescribedOnce } from '#server/query/described-once.ts';
import { declaredResources } from '#server/resource/define.ts';
import { declaredMeasures } from '#shared/measures.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { DescribedKind } from '#shared/query/query.ts';
import { resolveRolling } from '#shared/time/rolling-dates.ts';
import { buildVocabulary, type DescribedView, type Vocabulary, type Where } from './vocabulary.ts';

/** Records that people open are found by their names, so only values such as tiers, types and regions are words. */
const vocabularies = new DescribedOnce(
  (call) => {
    const listed = new Set(
      offeredKinds(call)
        .map(({ name }) => name)
        .filter((name) => hasScreen(name, call.actor.mode)),
    );
    return ({ of }) => of !== undefined && of !== 'people' && !listed.has(of);
  },
  (kinds, call): Vocabulary => {
    const { mode } = call.actor;
    const asked = kinds.filter(({ kind }) => hasScreen(kind, mode));
    const views = new Map(asked.map((one) => [one.kind, viewsOf(one, call)] as const));
    const measures = [...declaredMeasures().values()];
    const isPartner = mode === 'partner';
    return buildVocabulary(
      asked,
      views,
      new Map(
        measures.map(({ key, filters, own }): [string, Where] => [
          key,
          withDays(isPartner ? { ...filters, ...own } : filters, call.today()),
        ]),
      ),
      new Map(isPartner ? measures.flatMap(({ list, own }) => (own ? [[list, own] as const] : [])) : []),
    );
  },
);

/** The words of the caller's questions: the kinds that have a screen, in the words that features declare. */
export const questionVocabulary = (call: Call): Promise<Vocabulary> => vocabularies.read(call);

/** Rows behind an answer open in a list or as records. */
export function hasScreen(kind: string, mode: 'company' | 'partner'): boolean {
  const { address, partnerAddress } = allNouns().get(kind) ?? {};
  const ofMode = mode === 'company' ? address : partnerAddress;
  return ofMode !== undefined || declaredDashboards.lists[kind]?.screens[mode] !== undefined;
}

/** The views whose fields the caller can filter by, with their days as of today. */
function viewsOf({ kind, fields }: DescribedKind, call: Call): DescribedView[] {
  const names = new Map(fields.filter(({ operators }) => operators.length > 0).map(({ name }) => [name, name]));
  /** As the kind describes its fields, without endings. */
  const shortened = (written: string): string | undefined => {
    const suffix = /_(ne|gte|lte|like)$/.exec(written)?.[0] ?? '';
    const bare = suffix ? written.slice(0, -suffix.length) : written;
    const name =
      names.get(bare) ??
      names.get(bare.replace(/_(user_id|id|minor|on|at)$/, '')) ??
      names.get(bare.replace(/_id$/, ''));
    return name && name + suffix;
  };
  return (declaredResources().get(kind)?.views ?? []).flatMap(({ name, where }) => {
    const isOffered = Object.keys(where).every((one) => shortened(one) !== undefined);
    if (
      !isOffered ||
      name === 'Open' ||
      Object.values(where)
        .flat()
        .some((value) => value === '@me')
    )
      return [];
    return [
      {
        name,
        where: withDays(
          Object.fromEntries(Object.entries(where).map(([field, value]) => [shortened(field)!, value])),
          call.today(),
        ),
      },
    ];
  });
}

/** Filters with their relative days as of today. */
const withDays = (where: Where, today: string): Where =>
  Object.fromEntries(Object.entries(where).map(([field, value]) => [field, resolved(value, today)]));

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

import { declaredDashboards } from '#features/dashboard-widgets.ts';
import type { Call } from '#server/call.ts';
import { describeKinds } from '#server/query/describe.ts';
import { declaredResources } from '#server/resource/define.ts';
import { declaredMeasures } from '#shared/measures.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { DescribedKind } from '#shared/query/query.ts';
import { resolveRolling } from '#shared/time/rolling-dates.ts';
import { buildVocabulary, type DescribedView, type Vocabulary, type Where } from './vocabulary.ts';

/** The words of the caller's questions: the kinds that have a screen, in the words that features declare. */
export async function questionVocabulary(call: Call): Promise<Vocabulary> {
  const { mode } = call.actor;
  const kinds = (await describeKinds(call)).filter(({ kind }) => hasScreen(kind, mode));
  const views = new Map(kinds.map((one) => [one.kind, viewsOf(one, call)] as const));
  const measures = new Map(
    [...declaredMeasures().values()].map(({ key, filters, own }): [string, Where] => [
      key,
      withDays(mode === 'partner' ? { ...filters, ...own } : filters, call.today()),
    ]),
  );
  const own = new Map(
    mode === 'partner'
      ? [...declaredMeasures().values()].flatMap(({ list, own: mine }) => (mine ? [[list, mine] as const] : []))
      : [],
  );
  return buildVocabulary(kinds, views, measures, own);
}

/** Rows behind an answer open in a list or as records. */
function hasScreen(kind: string, mode: 'company' | 'partner'): boolean {
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

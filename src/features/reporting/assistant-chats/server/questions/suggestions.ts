import type { DescribedKind } from '#shared/query/query.ts';
import { stemsOf } from './stems.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST = 3;

/** Questions about one kind, of which each part is declared. */
function questionsAbout({ kind, many, measures, fields }: DescribedKind, vocabulary: Vocabulary): string[] {
  const status = fields.find(({ name, group }) => name === 'status' && group);
  const references = fields
    .filter(({ kind: of, group, operators }) => of === 'reference' && group && operators.includes('eq'))
    .slice(0, 3);
  return [
    ...measures.map(({ label, on }) => (on ? `${label} this year` : label)),
    ...measures.filter(({ on }) => on).map(({ label }) => `${label} by month`),
    `How many ${many}`,
    ...(vocabulary.views.get(kind) ?? []).map(({ name }) => `${name} ${many}`),
    ...(status ? [`${many} by status`, ...(status.values ?? []).map(({ label }) => `${label} ${many}`)] : []),
    ...references.map(({ label }) => `${many} by ${label.toLowerCase()}`),
  ];
}

/**
 * The three questions nearest to one that was not understood: those that share words with it, then the usual ones.
 * @param isAnswered whether a question is read completely
 */
export function nearestQuestions(
  question: string,
  vocabulary: Vocabulary,
  isAnswered: (question: string) => boolean,
): string[] {
  const askedStems = new Set(stemsOf(question));
  const usual = ['opportunities', 'commission_lines', 'deal_registrations', 'partners', 'tasks', 'certificates'];
  const kinds = [...vocabulary.kinds.values()]
    .filter(({ kind, one }) => usual.includes(kind) || stemsOf(one).every((stem) => askedStems.has(stem)))
    .sort((a, b) => place(usual, a.kind) - place(usual, b.kind));
  const candidates = kinds.flatMap((kind, at) =>
    questionsAbout(kind, vocabulary).map((text, index) => ({
      text: text[0]!.toUpperCase() + text.slice(1),
      kind: kind.kind,
      near: nearness(stemsOf(text), askedStems) - at / 10 - index / 100_000,
    })),
  );
  const chosen: string[] = [];
  const kindsChosen = new Set<string>();
  const isNear = candidates.some(({ near }) => near >= 0);
  for (const { text, kind } of candidates.sort((a, b) => b.near - a.near)) {
    if (chosen.length === MOST) break;
    // Without a word in common, one question of each kind shows more of what can be asked.
    if (!isNear && kindsChosen.has(kind)) continue;
    if (chosen.includes(text) || !isAnswered(text)) continue;
    chosen.push(text);
    kindsChosen.add(kind);
  }
  return chosen;
}

/** Words in common count, and words that were not asked for count against. */
function nearness(stems: readonly string[], askedStems: ReadonlySet<string>): number {
  const shared = stems.filter((stem) => stem.length > 2 && askedStems.has(stem)).length;
  return shared === 0 ? -2 : 2 * shared - stems.length / 2;
}

const place = (usual: readonly string[], kind: string) => (usual.includes(kind) ? usual.indexOf(kind) : usual.length);

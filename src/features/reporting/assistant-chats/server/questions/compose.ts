import { Attaching, type Composing, type NotRead, type Subject } from './attaching.ts';
import { follows, has } from './parts.ts';
import type { Reading } from './reading.ts';
import type { Piece } from './scan.ts';

export const isRead = (read: Reading | NotRead): read is Reading => 'of' in read;

/** The reading that understands every word; otherwise the words that are left. */
export function compose(pieces: readonly Piece[], composing: Composing): Reading | NotRead {
  const readings = subjects(pieces, composing).map((subject) => new Attaching(pieces, subject, composing).read());
  const complete = readings.filter((one) => isRead(one.read));
  const best = (complete.length > 0 ? complete : readings).reduce<(typeof readings)[number] | null>(
    (first, one) => (first && first.cost <= one.cost ? first : one),
    null,
  );
  if (best) return best.read;
  const unread = pieces.filter(({ is }) => is === 'unknown').map(({ text }) => text);
  return { unread };
}

/** The possible subjects: a noun, a measure, the subject before, or the only kind that has all of its filters. */
function subjects(pieces: readonly Piece[], { vocabulary, before }: Composing): Subject[] {
  const subjects: Subject[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.is !== 'declared') continue;
    const isGrouping = follows(pieces, at, 'by');
    for (const { meaning, likeness } of piece.entries) {
      const cost = (3 - likeness) * 2 + at / 100;
      if (meaning.is === 'kind' && !isGrouping) subjects.push({ kind: meaning.kind, at, cost });
      // "by revenue" orders; "by partner" groups, also where a measure counts partners.
      const isOrder =
        isGrouping &&
        (!has(pieces, 'top', 'bottom', 'most', 'least') ||
          vocabulary.kinds
            .get(meaning.kind)
            ?.measures.some((one) => meaning.is === 'measure' && one.key === meaning.key && one.unit === 'count'));
      if (meaning.is !== 'measure' || isOrder) continue;
      // "earnings" are a figure, unless their rows or number are asked for.
      const described = vocabulary.kinds.get(meaning.kind);
      const isMoney = described?.measures.some(({ key, unit }) => key === meaning.key && unit === 'money');
      const isRows =
        has(pieces, 'list', 'which', 'count', 'latest', 'oldest', 'top', 'bottom') || piece.text === described?.many;
      subjects.push({ kind: meaning.kind, at, measure: meaning.key, cost: cost + (isMoney && !isRows ? -0.2 : 0.5) });
    }
  }
  const isNamed = subjects.length > 0;
  // "what tier is Mesa Systems": the record itself.
  if (!isNamed)
    for (const [at, piece] of pieces.entries())
      if (piece.is === 'name')
        for (const { of } of piece.records)
          if (vocabulary.kinds.has(of)) subjects.push({ kind: of, at: -1, cost: 3 + at / 100 });
  if (before) subjects.push({ kind: before.of, at: -1, cost: isNamed ? 4 : 0 });
  if (!isNamed && !before && subjects.length === 0 && !has(pieces, 'top', 'bottom', 'most', 'least')) {
    const kinds = new Set(
      pieces.flatMap((piece) =>
        piece.is === 'declared'
          ? piece.entries.flatMap(({ meaning, likeness }) => (likeness > 1 ? meaning.kind : []))
          : [],
      ),
    );
    for (const kind of kinds)
      if (USUAL.includes(kind) && vocabulary.kinds.has(kind))
        subjects.push({ kind, at: -1, cost: 6 + precedence(kind) });
  }
  return subjects;
}

/** Kinds that people mean when they name none. */
const USUAL = ['opportunities', 'commission_lines', 'deal_registrations', 'partners', 'tasks', 'certificates'];
const precedence = (kind: string) => (USUAL.indexOf(kind) + 1 || 40) / 10;

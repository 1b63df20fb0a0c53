import { inTransaction } from '../transaction.ts';
import type { Composing } from './attaching.ts';
import { compose, isRead } from './compose.ts';
import { namedResources } from './knowledge.ts';
import { recordNamesIn } from './named.ts';
import type { Place } from './place.ts';
import type { Reading } from './reading.ts';
import { readingOfQuery } from './reread.ts';
import { type NamedRecord, namePhrases, scan } from './scan.ts';
import { Unclear } from './subjects.ts';
import { nearestQuestions } from './suggestions.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Beyond this, it is a text and not a question; requests to write something may be long. */
const MOST_WORDS = 40;

interface ReadQuestion {
  reading: Reading | null;
  unread: readonly string[];
}

/** Reads a question as a query. @throws Unclear when a name means several records of one kind */
export async function readQuestion(place: Place): Promise<ReadQuestion> {
  const { question, uses } = place;
  if (question.split(' ').length > MOST_WORDS) return { reading: null, unread: [] };
  const vocabulary = await place.vocabulary();
  const { kernel, request } = uses.caller;
  const first = scan(question, { vocabulary, today: uses.today, corrects: false });
  const phrases = namePhrases(first);
  const names = await inTransaction(kernel, request, (call) =>
    recordNamesIn(call, phrases, namedResources(vocabulary)),
  );
  const { pieces } = scan(question, { vocabulary, today: uses.today, names });
  const isFollowing = place.before !== null;
  const fresh = compose(pieces, composing(place, vocabulary, false));
  const continues = isFollowing && CONTINUING.test(question);
  const read =
    !continues && isRead(fresh) && fresh.isNamed
      ? fresh
      : isFollowing
        ? compose(pieces, composing(place, vocabulary, true))
        : fresh;
  if (!isRead(read)) return { reading: null, unread: read.unread };
  clarify(
    read,
    pieces.flatMap((piece) => (piece.is === 'name' ? [{ text: piece.text, records: piece.records }] : [])),
    question,
  );
  return { reading: read, unread: [] };
}

/** A question by itself names a subject; "and last year?" and "what about lost ones?" do not. */
const CONTINUING = /^(?:and|what about|how about|only|just|now|same|but|or|then)\b/i;

function composing({ uses, before }: Place, vocabulary: Vocabulary, follows: boolean): Composing {
  const { actor } = uses.caller.request;
  return {
    vocabulary,
    today: uses.today,
    mode: actor.mode,
    me: actor.user_id,
    before: follows && before ? readingOfQuery(before, vocabulary) : undefined,
  };
}

/** Questions near to one that was not understood, all of which are answered. */
export async function nearest(place: Place): Promise<string[]> {
  const vocabulary = await place.vocabulary();
  const { today } = place.uses;
  return nearestQuestions(place.question, vocabulary, (text) =>
    isRead(compose(scan(text, { vocabulary, today }).pieces, composing(place, vocabulary, false))),
  );
}

/** @throws Unclear when a name means several records of one kind */
function clarify(
  reading: Reading,
  names: readonly { text: string; records: readonly NamedRecord[] }[],
  question: string,
): void {
  for (const { text, records } of names) {
    const values = reading.conditions.flatMap(({ where }) => Object.values(where).flat());
    const meant = records.filter(({ id }) => values.includes(id));
    if (new Set(meant.map(({ name }) => name)).size < 2) continue;
    const questions = meant.slice(0, 3).map(({ name }) => question.toLowerCase().replace(text, name));
    throw new Unclear(
      `Which “${text}” do you mean: ${meant
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ')}?`,
      [...new Set(questions)].filter((one) => one !== question.toLowerCase()),
    );
  }
}

import type { Answer, DrawnQuestion, FrozenQuestion, OpenQuestion, QuestionContent } from './question.schema.ts';

/** A whole number from 0 to below `most`. */
export type Dice = (most: number) => number;

function shuffled(length: number, dice: Dice): number[] {
  const order = Array.from({ length }, (_, n) => n);
  for (let last = length - 1; last > 0; last--) {
    const other = dice(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Picks `count` of a list at random. */
export function pick<T>(from: readonly T[], count: number, dice: Dice): T[] {
  return shuffled(from.length, dice)
    .slice(0, count)
    .map((place) => from[place]!);
}

export function shuffle<T>(list: readonly T[], dice: Dice): T[] {
  return pick(list, list.length, dice);
}

const lengthOf = (content: QuestionContent): number => {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return content.options.length;
    case 'order':
      return content.items.length;
    case 'match':
      return content.pairs.length;
    default:
      return 0;
  }
};

/** Options to be sorted or matched are always shuffled, because the author's order is the answer. */
export function drawQuestion({ id, content }: FrozenQuestion, dice: Dice, shufflesOptions: boolean): DrawnQuestion {
  const length = lengthOf(content);
  const isMixed = shufflesOptions || content.kind === 'order' || content.kind === 'match';
  let order = isMixed ? shuffled(length, dice) : Array.from({ length }, (_, n) => n);
  if (content.kind === 'order' && length > 1 && order.every((place, n) => place === n))
    order = [...order.slice(1), order[0]!];
  return { id, order };
}

/**
 * The part of a question that may be shown before it was answered; the function lists every property that leaves the
 * server.
 */
export function openQuestion(
  { id, prompt, points, content }: FrozenQuestion,
  { order }: Pick<DrawnQuestion, 'order'>,
): OpenQuestion {
  const open = { id, kind: content.kind, prompt, points };
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return { ...open, options: order.map((place) => content.options[place]!) };
    case 'order':
      return { ...open, options: order.map((place) => content.items[place]!) };
    case 'match':
      return {
        ...open,
        options: content.pairs.map(({ left }) => left),
        choices: order.map((place) => content.pairs[place]!.right),
      };
    default:
      return open;
  }
}

/** The correct answer in the format of an answer, for scoring and for feedback after the attempt. */
export function rightAnswer({ content }: FrozenQuestion, { order }: Pick<DrawnQuestion, 'order'>): Answer {
  switch (content.kind) {
    case 'single':
      return order.indexOf(content.correct[0]!);
    case 'multiple':
      return content.correct.map((place) => order.indexOf(place)).sort((a, b) => a - b);
    case 'true_false':
      return content.is_true;
    case 'order':
    case 'match':
      return order.map((_, n) => order.indexOf(n));
    case 'numeric':
      return content.value;
    case 'short_text':
      return content.accepted[0]!;
  }
}

/** All points or none: a partly correct answer is wrong, and so is an answer in another format. */
export function isCorrect(question: FrozenQuestion, drawn: Pick<DrawnQuestion, 'order'>, answer: Answer | undefined) {
  const { content } = question;
  if (answer === undefined || answer === null) return false;
  switch (content.kind) {
    case 'single':
    case 'true_false':
      return answer === rightAnswer(question, drawn);
    case 'multiple':
      return (
        Array.isArray(answer) &&
        isSame(
          [...new Set(answer)].sort((a, b) => a - b),
          rightAnswer(question, drawn),
        )
      );
    case 'order':
      return isSame(answer, rightAnswer(question, drawn));
    case 'match':
      return isSame(textsOf(content, drawn, answer), textsOf(content, drawn, rightAnswer(question, drawn)));
    case 'numeric': {
      const given = typeof answer === 'string' ? numberIn(answer) : answer;
      // The tolerance allows for binary fractions: 0.3 is within 0.1 of 0.2.
      return (
        typeof given === 'number' &&
        Math.abs(given - content.value) <= content.tolerance + 1e-9 * Math.abs(content.value)
      );
    }
    case 'short_text':
      return (
        typeof answer === 'string' &&
        content.accepted.some(
          (text) => plain(text, content.is_case_sensitive) === plain(answer, content.is_case_sensitive),
        )
      );
  }
}

/** Two pairs may have the same right side. */
function textsOf(
  content: QuestionContent & { kind: 'match' },
  { order }: Pick<DrawnQuestion, 'order'>,
  answer: Answer,
) {
  return Array.isArray(answer) ? answer.map((place) => content.pairs[order[place] ?? -1]?.right ?? null) : null;
}

const isSame = (one: unknown, other: unknown) => one !== null && JSON.stringify(one) === JSON.stringify(other);

const plain = (text: string, isCaseSensitive: boolean) => {
  const tidy = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  return isCaseSensitive ? tidy : tidy.toLocaleLowerCase('en');
};

/** Accepts "1,5" and "1.5" as the same number. */
function numberIn(text: string): number | undefined {
  const tidy = text.trim().replace(',', '.');
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(tidy) ? Number(tidy) : undefined;
}

/** The reason why a question cannot be used; undefined if it can. */
export function quizAnswerProblem(content: QuestionContent): string | undefined {
  const isBlank = (text: string) => text.trim() === '';
  // Learners cannot tell texts apart that differ only in the spaces around them.
  const hasTwice = (texts: string[]) => new Set(texts.map((text) => text.trim())).size < texts.length;
  switch (content.kind) {
    case 'single':
    case 'multiple': {
      if (content.options.length < 2) return 'needs at least two options';
      if (content.options.some(isBlank)) return 'has an option without text';
      if (hasTwice(content.options)) return 'has the same option twice';
      if (content.correct.some((place) => place >= content.options.length))
        return 'marks an option that does not exist';
      if (content.kind === 'single' && content.correct.length !== 1) return 'needs exactly one correct option';
      return content.correct.length === 0 ? 'needs a correct option' : undefined;
    }
    case 'order':
      if (content.items.length < 2) return 'needs at least two items';
      if (content.items.some(isBlank)) return 'has an item without text';
      return hasTwice(content.items) ? 'has the same item twice' : undefined;
    case 'match':
      if (content.pairs.length < 2) return 'needs at least two pairs';
      if (content.pairs.some(({ left, right }) => isBlank(left) || isBlank(right))) return 'has a pair without text';
      return hasTwice(content.pairs.map(({ left }) => left)) ? 'has the same left side twice' : undefined;
    case 'short_text':
      return content.accepted.length === 0 || content.accepted.some(isBlank) ? 'needs an accepted answer' : undefined;
    default:
      return undefined;
  }
}

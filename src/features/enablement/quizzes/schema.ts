import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import type { QuestionContent } from './question.schema.ts';

const kindOptions = sayable([
  { value: 'single', label: 'Single choice' },
  { value: 'multiple', label: 'Multiple choice' },
  { value: 'true_false', label: 'True or false' },
  { value: 'order', label: 'Put in order' },
  { value: 'match', label: 'Match pairs' },
  { value: 'numeric', label: 'Number' },
  { value: 'short_text', label: 'Short text' },
] as const);

const Text = text(500);
const Place = Type.Integer({ minimum: 0, maximum: 49 });
const Content = Type.Union([
  closed({
    kind: oneOf('single', 'multiple'),
    options: Type.Array(Text, { maxItems: 20 }),
    correct: Type.Array(Place, { maxItems: 20, uniqueItems: true }),
  }),
  closed({ kind: oneOf('true_false'), is_true: Type.Boolean() }),
  closed({ kind: oneOf('order'), items: Type.Array(Text, { maxItems: 20 }) }),
  closed({ kind: oneOf('match'), pairs: Type.Array(closed({ left: Text, right: Text }), { maxItems: 20 }) }),
  closed({
    kind: oneOf('numeric'),
    value: Type.Number({ minimum: -1e12, maximum: 1e12 }),
    tolerance: Type.Number({ minimum: 0, maximum: 1e12 }),
  }),
  closed({
    kind: oneOf('short_text'),
    accepted: Type.Array(Text, { maxItems: 20 }),
    is_case_sensitive: Type.Boolean(),
  }),
]);
export const ContentShape = Type.Unsafe<QuestionContent>(Content);

export const quizQuestion = defineNoun('quiz_questions', nouns.quiz_questions, {
  columns: { content: ContentShape },
  input: { content: ContentShape },
  archive: 'restorable',
  fields: {
    prompt: field.longText({
      label: 'Question',
      section: 'Question',
      required: true,
      wide: true,
      list: 'shown',
      width: 420,
      sort: true,
      search: true,
    }),
    kind: field.choice({
      label: 'Type',
      section: 'Question',
      options: kindOptions,
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 150,
      sort: true,
      filter: true,
    }),
    pool: field.text({
      label: 'Pool',
      section: 'Question',
      help: 'Quizzes can draw questions from a pool at random.',
      required: true,
      max: 80,
      list: 'shown',
      width: 180,
      sort: true,
      filter: true,
      search: true,
    }),
    points: field.number({
      label: 'Points',
      section: 'Question',
      min: 1,
      max: 100,
      notNull: true,
      list: 'shown',
      width: 90,
      sort: true,
      filter: true,
    }),
    explanation: field.longText({
      label: 'Explanation',
      section: 'Question',
      help: 'Shown with the correct answer after the quiz.',
      wide: true,
      list: 'hidden',
    }),
    updated_at: field.timestamp({ label: 'Last changed', relative: true, list: 'hidden' }),
  },
});
export type QuizQuestion = RowOf<typeof quizQuestion>;
export type QuizQuestionCreate = CreateOf<typeof quizQuestion>;
export type QuizQuestionUpdate = UpdateOf<typeof quizQuestion>;

/** The pools with the number of questions in each. */
export const QuizPool = Type.Object({ pool: Type.String(), questions: Type.Integer(), points: Type.Integer() });
export type QuizPool = Static<typeof QuizPool>;

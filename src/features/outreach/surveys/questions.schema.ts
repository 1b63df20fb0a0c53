import { closed, nameText, oneOf, type Static, Type, text } from '#shared/schema.ts';

export const MOST_QUESTIONS = 20;
export const questionKinds = ['rating', 'choice', 'several', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The scale of a rating. */
export const ratings = [1, 2, 3, 4, 5] as const;

/**
 * A question the survey asks in addition to the score. Its key identifies the answer and stays when the label changes.
 */
export const Question = closed({
  key: Type.String({ pattern: '^[a-z0-9_]{1,40}$', description: 'up to 40 lowercase letters, digits and underscores' }),
  kind: oneOf(...questionKinds),
  label: nameText(300),
  /** Set for `choice` and `several`. */
  options: Type.Optional(Type.Array(nameText(200), { minItems: 2, maxItems: 12, uniqueItems: true })),
  required: Type.Optional(Type.Boolean()),
});
export type Question = Static<typeof Question>;
export const Questions = Type.Array(Question, { maxItems: MOST_QUESTIONS });

/** The answer to a rating is 1 to 5, to `several` a list, otherwise a text. */
export const Answers = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([
    Type.Integer({ minimum: 1, maximum: 5 }),
    text(4000),
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 12 }),
  ]),
);
export type Answers = Static<typeof Answers>;

/** @returns what is wrong, by question; `{}` when the answers fit the questions */
export function surveyQuestionProblems(questions: readonly Question[], answers: Answers): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  const known = new Map(questions.map((question) => [question.key, question]));
  for (const key of Object.keys(answers)) if (!known.has(key)) problems[`answers.${key}`] = ['is not a question'];
  for (const question of questions) {
    const problem = problemOf(question, answers[question.key]);
    if (problem) problems[`answers.${question.key}`] = [problem];
  }
  return problems;
}

function problemOf(
  { kind, options = [], required }: Question,
  answer: Answers[string] | undefined,
): string | undefined {
  const isEmpty = answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
  if (isEmpty) return required ? 'is required' : undefined;
  switch (kind) {
    case 'rating':
      return typeof answer === 'number' ? undefined : 'must be a number from 1 to 5';
    case 'text':
      return typeof answer === 'string' ? undefined : 'must be a text';
    case 'choice':
      return typeof answer === 'string' && options.includes(answer) ? undefined : 'must be one of the options';
    case 'several':
      return Array.isArray(answer) && answer.every((one) => options.includes(one))
        ? undefined
        : 'must be some of the options';
  }
}

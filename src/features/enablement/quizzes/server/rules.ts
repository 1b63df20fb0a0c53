import type { Row } from '#server/db/client.ts';
import { invalid } from '#server/errors.ts';
import type { QuestionContent } from '../question.schema.ts';
import type { QuizQuestionCreate, QuizQuestionUpdate } from '../schema.ts';
import { quizAnswerProblem } from '../scoring.ts';

export function beginQuestion({ content, ...input }: QuizQuestionCreate): Row {
  requireUsable(content);
  return { ...input, pool: input.pool.trim(), content, kind: content.kind };
}

/** Published courses keep the earlier question. */
export function changeQuestion({ row_version: _, ...patch }: Partial<QuizQuestionUpdate>): Row {
  if (patch.content) requireUsable(patch.content);
  return { ...patch, ...(patch.content && { kind: patch.content.kind }) };
}

function requireUsable(content: QuestionContent): void {
  const problem = quizAnswerProblem(content);
  if (problem) throw invalid({ content: [problem] });
}

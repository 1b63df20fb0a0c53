import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { FrozenQuestion } from '../question.schema.ts';
import type { QuizPool, QuizQuestionCreate } from '../schema.ts';
import { quizQuestions } from './resource.ts';

/** @returns the id */
export function createQuestion(call: Call, input: QuizQuestionCreate): Promise<string> {
  return createRow(call, quizQuestions, input);
}

/** The given questions and those in the given pools, in their present state and with their pool. */
export function questionsFor(
  call: Call,
  ids: readonly string[],
  pools: readonly string[],
): Promise<(FrozenQuestion & { pool: string })[]> {
  return call.rows(
    `select id, pool, prompt, points, explanation, content from quiz_questions
     where organization_id = $1 and archived_at is null and (id = any($2::uuid[]) or pool = any($3)) order by created_at, id`,
    [call.organization_id, ids, pools],
  );
}

export function allPools(call: Call): Promise<QuizPool[]> {
  return call.rows<QuizPool>(
    `select pool, count(*)::int as questions, sum(points)::int as points from quiz_questions
     where organization_id = $1 and archived_at is null group by pool order by pool`,
    [call.organization_id],
  );
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
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
  return call.rows(sql`
    select id, pool, prompt, points, explanation, content from quiz_questions
    where organization_id = ${call.organization_id} and archived_at is null
      and (id = any(${ids}::uuid[]) or pool = any(${pools})) order by created_at, id`);
}

export function allPools(call: Call): Promise<QuizPool[]> {
  return call.rows<QuizPool>(sql`
    select pool, count(*)::int as questions, sum(points)::int as points from quiz_questions
    where organization_id = ${call.organization_id} and archived_at is null group by pool order by pool`);
}

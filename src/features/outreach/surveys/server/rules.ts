import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Question } from '../questions.schema.ts';
import type { Survey, SurveyCreate } from '../schema.ts';

/** @throws 422 for questions that cannot be answered; 409 for what people rely on who answered */
export async function checkSurvey(call: Call, input: Partial<SurveyCreate>, current?: Survey): Promise<Row> {
  if (input.questions) checkQuestions(input.questions);
  if (input.audience_id) await requireAudience(call, input.audience_id);
  if (current?.last_sent_at && input.is_anonymous !== undefined && input.is_anonymous !== current.is_anonymous)
    throw conflict('A survey that was sent stays anonymous or named. Create another one.');
  if (current?.last_sent_at && input.questions) keepKinds(current.questions, input.questions);
  if (current && input.timing && input.timing !== current.timing && current.status === 'active')
    throw conflict('Pause the survey before you change when it is sent.');
  return {
    ...input,
    ...(!current && { created_at: call.now().toISOString() }),
    ...(input.name !== undefined && { name: input.name.trim() }),
    ...(input.score_question !== undefined && { score_question: input.score_question.trim() }),
  };
}

/** Answers that were given keep their meaning. */
function keepKinds(before: readonly Question[], after: readonly Question[]): void {
  for (const [index, { key, kind }] of after.entries()) {
    const known = before.find((question) => question.key === key);
    if (known && known.kind !== kind)
      throw invalid({ [`questions.${index}.kind`]: ['cannot change after the survey was sent'] });
  }
}

export async function requireEnded(_call: Call, { status }: Survey): Promise<void> {
  if (status === 'active' || status === 'paused') throw conflict('Close the survey before you archive it.');
}

function checkQuestions(questions: readonly Question[]): void {
  const keys = new Set<string>();
  for (const [index, { key, kind, options }] of questions.entries()) {
    if (keys.has(key)) throw invalid({ [`questions.${index}.key`]: ['is used twice'] });
    keys.add(key);
    if ((kind === 'choice' || kind === 'several') !== Boolean(options))
      throw invalid({
        [`questions.${index}.options`]: [options ? 'are for choices only' : 'are required for a choice'],
      });
  }
}

async function requireAudience(call: Call, id: string): Promise<void> {
  const found = await call.maybe(sql`
    select from audiences
    where organization_id = ${call.organization_id} and id = ${id} and entity = 'partners' and archived_at is null`);
  if (!found) throw invalid({ audience_id: ['is not an audience of partners'] });
}

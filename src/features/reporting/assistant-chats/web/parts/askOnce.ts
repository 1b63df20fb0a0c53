import type { AssistantProposal } from '#features/reporting/assistant-proposals/schema.ts';
import { api } from '#web/api.ts';
import { withoutReferences } from '../answer/parse.ts';
import { ask, createChat, keepMessages } from '../requests.ts';
import { type AnswerState, reduceAnswer, startAnswer } from '../stream/answerState.ts';

/**
 * Asks for a text that a person will edit and send, in a conversation of its own.
 * @param field the field of a proposal that has the text, if the assistant answers with one
 * @throws Error with a message for the person
 */
export async function draftText(question: string, about: string, field: string): Promise<string> {
  const { id } = await createChat();
  let answer: AnswerState = startAnswer({ text: question, about });
  await ask(
    id,
    { text: question, about },
    (event) => {
      answer = reduceAnswer(answer, event);
    },
    new AbortController().signal,
  );
  if (answer.error) throw new Error(answer.error);
  keepMessages(id, [answer.asked, answer.message]);
  for (const proposal_id of answer.message?.proposal_ids ?? []) {
    const { body } = await api<AssistantProposal>(`assistant_proposals/${proposal_id}`);
    const text = body[field];
    if (typeof text === 'string') return text;
  }
  return withoutReferences(answer.message?.text ?? '');
}

import type { AssistantProposal } from '#features/reporting/assistant-proposals/schema.ts';
import { api } from '#web/requests/api.ts';
import { withoutReferences } from '../answer/parse.ts';
import { askAssistant, createChat, keepMessages } from '../requests.ts';
import { type AnswerState, reduceAnswer, startAnswer } from '../stream/answerState.ts';

/** The fields of proposals that have a text for somebody else. */
const textFields = ['answer', 'body', 'text'];

/**
 * Asks for a text that a person will edit and send, in a conversation of its own.
 * @throws Error with a message for the person
 */
export async function draftText(question: string, about: string): Promise<string> {
  const { id } = await createChat();
  let answer: AnswerState = startAnswer({ text: question, about });
  await askAssistant(
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
    const text = textFields.map((field) => body[field]).find((value) => typeof value === 'string');
    if (text === undefined) continue;
    // The person sends the text with the form, so the proposal need not wait for them.
    await api(`assistant_proposals/${proposal_id}/dismiss`, { method: 'POST', body: {} });
    return text as string;
  }
  return withoutReferences(answer.message?.text ?? '');
}

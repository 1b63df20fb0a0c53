import { queryOptions } from '@tanstack/react-query';
import { api, apiAll, apiResponse } from '#web/requests/api.ts';
import { eventsOf } from '#web/requests/eventStream.ts';
import { queryClient } from '#web/requests/queryClient.ts';
import type { AnswerEvent, AssistantChat, AssistantMessage, AssistantState, Feedback, Question } from '../schema.ts';

export const stateQuery = (about: string | undefined) =>
  queryOptions({
    queryKey: ['assistant_settings', 'state', about ?? null],
    queryFn: ({ signal }) => api<AssistantState>('assistant_state', { query: { about }, signal }),
    staleTime: 60_000,
  });

export const messagesQuery = (chat_id: string) =>
  queryOptions({
    queryKey: ['assistant_messages', 'chat', chat_id],
    queryFn: ({ signal }) => apiAll<AssistantMessage>(`assistant_chats/${chat_id}/messages`, { signal }),
    // A conversation that has just begun is not read before its first answer is stored.
    staleTime: 30_000,
  });

export const createChat = (): Promise<AssistantChat> =>
  api<AssistantChat>('assistant_chats', { method: 'POST', body: {} });

/** Asks a question and reports the events of its answer. @throws ApiError, NoConnection, or the reason of the abort */
export async function askAssistant(
  chat_id: string,
  question: Question,
  hear: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await apiResponse(`assistant_chats/${chat_id}/ask`, {
    method: 'POST',
    body: question,
    signal,
    asks: true,
    streams: true,
  });
  for await (const data of eventsOf(response.body!)) hear(JSON.parse(data) as AnswerEvent);
}

/** Adds the messages that the server has stored, so that the conversation need not be read again. */
export function keepMessages(chat_id: string, added: readonly (AssistantMessage | null)[]): void {
  queryClient.setQueryData(messagesQuery(chat_id).queryKey, (known: AssistantMessage[] | undefined) => [
    ...(known ?? []),
    ...added.flatMap((message) => (message && !known?.some(({ id }) => id === message.id) ? [message] : [])),
  ]);
  void queryClient.invalidateQueries({ queryKey: ['assistant_chats'] });
  void queryClient.invalidateQueries({ queryKey: ['assistant_proposals'] });
}

export const sendFeedback = (id: string, body: Feedback): Promise<AssistantMessage> =>
  api<AssistantMessage>(`assistant_messages/${id}/feedback`, { method: 'POST', body });

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Query } from '#shared/query/query.ts';
import type { AssistantMessage } from '../../schema.ts';
import { askAssistant, createChat, keepMessages, messagesQuery } from '../requests.ts';
import { type AnswerAction, type AnswerState, isOver, reduceAnswer, startAnswer } from './answerState.ts';

/** The answer that arrives, and the conversation it belongs to; null until that is created. */
interface Running {
  chat_id: string | null;
  answer: AnswerState;
}

export interface Conversation {
  messages: readonly AssistantMessage[];
  /** The stored messages are loading. */
  isLoading: boolean;
  loadError: Error | null;
  reload: () => void;
  /** The current answer; null when all messages are stored. */
  answer: AnswerState | null;
  isBusy: boolean;
  /** @param query asked instead of the text, by a chip */
  ask: (text: string, about?: string, query?: Query) => void;
  stop: () => void;
}

/**
 * The messages of a conversation and the answer that arrives. An answer goes on while another conversation is shown.
 * @param onCreated hears the id of the conversation that a first question starts
 */
export function useConversation(chat_id: string | null, onCreated: (id: string) => void): Conversation {
  const [running, setRunning] = useState<Running | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const stored = useQuery({ ...messagesQuery(chat_id ?? ''), enabled: chat_id !== null });
  const isHere = running !== null && running.chat_id === chat_id;

  const start = useCallback(
    async (text: string, about?: string, query?: Query) => {
      stopper.current?.abort();
      const abort = new AbortController();
      stopper.current = abort;
      const question = { text: text.trim(), ...(about && { about }), ...(query && { query }) };
      let here: Running = { chat_id, answer: startAnswer(question) };
      const apply = (action: AnswerAction) => {
        here = { ...here, answer: reduceAnswer(here.answer, action) };
        if (stopper.current === abort) setRunning(here);
      };
      setRunning(here);
      try {
        if (!here.chat_id) {
          const { id } = await createChat();
          here = { ...here, chat_id: id };
          keepMessages(id, []);
          setRunning(here);
          onCreated(id);
        }
        await askAssistant(here.chat_id!, question, apply, abort.signal);
        apply({ type: 'end' });
      } catch (error) {
        apply(abort.signal.aborted ? { type: 'stop' } : { type: 'fail', message: (error as Error).message });
      }
      const { asked, message, phase } = here.answer;
      if (here.chat_id) keepMessages(here.chat_id, [asked, message]);
      if (phase === 'done') setRunning((now) => (now?.answer === here.answer ? null : now));
    },
    [chat_id, onCreated],
  );

  const stop = useCallback(() => stopper.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const answer = isHere ? running.answer : null;
  return {
    // A question that is stored and still being answered is shown with its answer.
    messages: (stored.data ?? []).filter(({ id }) => id !== answer?.asked?.id),
    isLoading: chat_id !== null && stored.isPending && answer === null,
    loadError: stored.data || answer ? null : stored.error,
    reload: () => void stored.refetch(),
    answer,
    isBusy: answer !== null && !isOver(answer),
    ask: start,
    stop,
  };
}

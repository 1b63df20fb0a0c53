import type { Query } from '#shared/query/query.ts';
import type { AnswerEvent, AssistantMessage } from '../../schema.ts';

export interface RunningTool {
  name: string;
  label: string;
  state: 'running' | 'done' | 'refused';
}

/** An answer while it arrives. */
export interface AnswerState {
  phase: 'asking' | 'answering' | 'done' | 'stopped' | 'failed';
  question: { text: string; about?: string | undefined; query?: Query | undefined };
  /** The question as it was stored. */
  asked: AssistantMessage | null;
  tools: readonly RunningTool[];
  text: string;
  /** The whole answer, at the end. */
  message: AssistantMessage | null;
  error: string | null;
}

export const startAnswer = (question: AnswerState['question']): AnswerState => ({
  phase: 'asking',
  question,
  asked: null,
  tools: [],
  text: '',
  message: null,
  error: null,
});

export type AnswerAction = AnswerEvent | { type: 'stop' } | { type: 'fail'; message: string } | { type: 'end' };

export const isOver = ({ phase }: AnswerState): boolean =>
  phase === 'done' || phase === 'stopped' || phase === 'failed';

/** Applies one event. Nothing changes an answer that is over. */
export function reduceAnswer(state: AnswerState, action: AnswerAction): AnswerState {
  if (isOver(state)) return state;
  switch (action.type) {
    case 'asked':
      return { ...state, phase: 'answering', asked: action.message };
    case 'tool':
      return { ...state, phase: 'answering', tools: withTool(state.tools, action) };
    case 'text':
      return { ...state, phase: 'answering', text: state.text + action.text };
    case 'done':
      return { ...state, phase: 'done', text: action.message.text, message: action.message };
    case 'error':
    case 'fail':
      return { ...state, phase: 'failed', error: action.message };
    case 'stop':
      return { ...state, phase: 'stopped' };
    case 'end':
      // The connection was lost before the last event.
      return { ...state, phase: 'failed', error: null };
  }
}

/** A tool that ends takes the place of the first one of its name that is running. */
function withTool(tools: readonly RunningTool[], { name, label, state }: RunningTool): RunningTool[] {
  const at = state === 'running' ? -1 : tools.findIndex((tool) => tool.name === name && tool.state === 'running');
  if (at === -1) return [...tools, { name, label, state }];
  return tools.map((tool, index) => (index === at ? { name, label, state } : tool));
}

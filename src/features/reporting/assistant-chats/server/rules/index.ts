import type { NumberedSource } from '#features/reporting/assistant-proposals/schema.ts';
import { type Caller, runTool } from '#features/reporting/assistant-proposals/server/service.ts';
import type { Actor } from '#server/call.ts';
import { Refusal } from '#server/errors.ts';
import type { Question, ToolUse } from '../../schema.ts';

export interface RuleAnswer {
  text: string;
  sources: NumberedSource[];
  tools: ToolUse[];
  proposal_ids: string[];
  follow_ups: string[];
  understood: boolean;
}

/** Answers a question without a model: it finds records by the words of the question. */
export async function answerByRules(caller: Caller, { text }: Question): Promise<RuleAnswer> {
  const words = text.trim().slice(0, 200);
  try {
    const { tool, answer } = await runTool(caller, 'find_records', { text: words }, 'chat');
    return {
      text: answer.sources.length > 0 ? answer.says : 'I found no record with these words.',
      sources: answer.sources.map((source, index) => ({ number: index + 1, ...source })),
      tools: [{ name: tool.name, label: tool.label, input: words, state: 'done', refusal: null }],
      proposal_ids: [],
      follow_ups: [],
      understood: answer.sources.length > 0,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = { name: 'find_records', label: 'Searching records', input: words, state: 'refused' } as const;
    return {
      text: error.message,
      sources: [],
      tools: [{ ...refused, refusal: error.message }],
      proposal_ids: [],
      follow_ups: [],
      understood: false,
    };
  }
}

/** Questions that the rules understand, for this person and screen. */
export function suggestionsFor(_actor: Pick<Actor, 'mode' | 'permissions'>, _about?: string): string[] {
  return [];
}

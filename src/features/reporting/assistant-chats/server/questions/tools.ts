import type { NumberedSource } from '#features/reporting/assistant-proposals/schema.ts';
import {
  type Caller,
  offeredTools,
  proposalReader,
  runTool,
} from '#features/reporting/assistant-proposals/server/service.ts';
import { Refusal } from '#server/errors.ts';
import type { Source, Tool, ToolAnswer } from '#server/extension-points/assistant-tools.ts';
import type { ToolUse } from '../../schema.ts';

/** A tool that cannot answer: not offered to the caller, or refused by the API. The message is for the person. */
export class ToolRefused extends Error {}

/** The tools, sources and proposals of one answer. */
export interface ToolUses {
  caller: Caller;
  today: string;
  isPartner: boolean;
  offers(tool: string): boolean;
  /** @throws ToolRefused */
  use(tool: string, input: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
  /** The sentences of a tool, with its references in the numbers of this answer. */
  say(answer: ToolAnswer): string;
  /** The reference to a source: " [2]". */
  cite(source: Source | undefined): string;
  sources: NumberedSource[];
  tools: ToolUse[];
  proposal_ids: string[];
}

export function startToolUses(caller: Caller): ToolUses {
  const { actor } = caller.request;
  const offered = new Map<string, Tool>(offeredTools(actor).map((tool) => [tool.name, tool]));
  const sources: NumberedSource[] = [];
  const tools: ToolUse[] = [];
  const proposal_ids: string[] = [];

  function cite(source: Source | undefined): string {
    if (!source) return '';
    let citation = sources.find(({ to }) => to === source.to);
    if (!citation) {
      citation = { number: sources.length + 1, kind: source.kind, title: source.title, to: source.to };
      sources.push(citation);
    }
    return ` [${citation.number}]`;
  }

  return {
    caller,
    today: proposalReader(caller).today,
    isPartner: actor.mode === 'partner',
    offers: (tool) => offered.has(tool),
    use: async (name, input) => {
      const tool = offered.get(name);
      if (!tool) throw new ToolRefused(NOT_OFFERED);
      const use = { name, label: tool.label, input: inWords(input) };
      try {
        const { answer, proposal_id } = await runTool(caller, name, input, 'chat');
        tools.push({ ...use, state: 'done', refusal: null });
        if (proposal_id) proposal_ids.push(proposal_id);
        return answer;
      } catch (error) {
        if (!(error instanceof Refusal) || error.statusCode >= 500) throw error;
        tools.push({ ...use, state: 'refused', refusal: error.message });
        throw new ToolRefused(error.message);
      }
    },
    say: ({ says, sources: given }) =>
      says.replace(/ ?\[(\d{1,3})\]/g, (_, number: string) => cite(given[Number(number) - 1])),
    cite,
    sources,
    tools,
    proposal_ids,
  };
}

export const NOT_OFFERED = 'This is not available to you here. It needs another permission or module.';

/** The input of a tool in a few words, without ids: "opportunities, status open". */
function inWords(input: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(input).flatMap(([name, value]): string[] => {
    if (value === undefined || value === null || name === 'most' || name === 'sort' || /(^|_)id$/.test(name)) return [];
    if (typeof value === 'object' && !Array.isArray(value)) return [inWords(value as Record<string, unknown>)];
    const words = String(value).replaceAll('_', ' ');
    return [name === 'kind' || name === 'text' ? words : `${name.replaceAll('_', ' ')} ${words}`];
  });
  return parts.filter(Boolean).join(', ').slice(0, 300);
}

import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type Tool as ToolOfProtocol,
} from '@modelcontextprotocol/server';
import {
  fitted,
  modelTools,
  runTool,
  type ToolRun,
  toolResult,
} from '#features/reporting/assistant-proposals/server/service.ts';
import { Refusal } from '#server/errors.ts';
import { inTime } from './in-time.ts';
import type { ProgramCaller } from './program-caller.ts';

/** One schema for the results of all tools. */
const OUTPUT: ToolOfProtocol['outputSchema'] = {
  type: 'object',
  properties: {
    sources: {
      type: 'array',
      items: {
        type: 'object',
        properties: { number: { type: 'integer' }, title: { type: 'string' }, url: { type: 'string' } },
        required: ['number', 'title', 'url'],
      },
    },
    open: { type: 'string', description: 'The page of a row, whose id stands for {id}.' },
    answer: {},
    proposal: {
      type: 'object',
      description: 'Nothing has changed yet: the person confirms it at confirm_url.',
      properties: {
        id: { type: 'string' },
        title: { type: 'string' },
        changes: { type: 'array', items: { type: 'object' } },
        confirm_url: { type: 'string' },
      },
      required: ['id', 'title', 'changes', 'confirm_url'],
    },
  },
  required: ['sources', 'answer'],
};

export function listTools({ request: { actor }, isStructured }: ProgramCaller): ToolOfProtocol[] {
  return modelTools(actor).map(({ name, about, input, proposes }) => {
    const title = titleOf(name);
    return {
      name,
      title,
      description: proposes ? `${about} Changes nothing: the person confirms the proposal at the link.` : about,
      // The schema as plain JSON, without what the validator keeps beside it.
      inputSchema: JSON.parse(JSON.stringify(input)) as ToolOfProtocol['inputSchema'],
      ...(isStructured && { outputSchema: OUTPUT }),
      annotations: {
        title,
        readOnlyHint: !proposes,
        destructiveHint: false,
        idempotentHint: !proposes,
        openWorldHint: false,
      },
    };
  });
}

/** "propose_create" → "Propose create" */
function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Refusals are results that a model can read and correct. @throws ProtocolError for a tool that is not offered */
export async function runToolFor(caller: ProgramCaller, name: string, input: unknown): Promise<CallToolResult> {
  if (!modelTools(caller.request.actor).some((tool) => tool.name === name))
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name.');
  try {
    return resultOf(await inTime(runTool(caller, name, input, 'program')), caller);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = Object.entries(error.errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(', ')}`);
    return { isError: true, content: [{ type: 'text', text: [error.message, ...fields].join('\n') }] };
  }
}

const LONGEST_SUMMARY = 300;

/** One copy of the result: structured, or as text for clients of a protocol before structured results. */
function resultOf(run: ToolRun, { kernel, isStructured }: ProgramCaller): CallToolResult {
  const { baseUrl } = kernel.config;
  const { answer, proposal_id } = run;
  const { sources, open, answer: data } = toolResult(run, (at) => at + 1);
  const proposal =
    answer.proposal && proposal_id
      ? {
          id: proposal_id,
          title: answer.proposal.title,
          changes: answer.proposal.changes.map(({ label, before, after }) => ({ label, before, after })),
          confirm_url: `${baseUrl}/ai_assistant/proposals/show/${proposal_id}`,
        }
      : undefined;
  const result = fitted(
    JSON.parse(
      JSON.stringify({
        sources: sources.map(({ number, title, to }) => ({ number, title, url: `${baseUrl}${to}` })),
        ...(open && { open: `${baseUrl}${open}` }),
        answer: data ?? null,
        ...(proposal && { proposal }),
      }),
    ),
  ) as Record<string, unknown>;
  if (!isStructured) return { content: [{ type: 'text', text: JSON.stringify(result) }] };
  // The first line is for people who look at the call; the values are in the structured result.
  const [first = ''] = answer.says.split('\n', 1);
  const text = proposal
    ? `${answer.says} Nothing has changed yet. The person confirms or dismisses it here: ${proposal.confirm_url}`
    : first.slice(0, LONGEST_SUMMARY);
  return { content: [{ type: 'text', text }], structuredContent: result };
}

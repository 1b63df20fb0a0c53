import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type Tool as ToolOfProtocol,
} from '@modelcontextprotocol/server';
import {
  type Caller,
  offeredTools,
  runTool,
  type ToolRun,
} from '#features/reporting/assistant-proposals/server/service.ts';
import { Refusal } from '#server/errors.ts';
import { inTime } from './in-time.ts';

const OUTPUT: ToolOfProtocol['outputSchema'] = {
  type: 'object',
  properties: {
    answer: { description: 'The values that were found.' },
    sources: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          number: { type: 'integer', description: 'The number in brackets that refers to it.' },
          title: { type: 'string' },
          url: { type: 'string', description: 'The page that the person can open.' },
        },
        required: ['number', 'title', 'url'],
      },
    },
    proposal: {
      type: 'object',
      description: 'A change that the person can confirm at confirm_url. Nothing has changed yet.',
      properties: {
        id: { type: 'string' },
        title: { type: 'string' },
        changes: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              label: { type: 'string' },
              before: { type: ['string', 'null'] },
              after: { type: 'string' },
            },
            required: ['label', 'before', 'after'],
          },
        },
        confirm_url: { type: 'string' },
      },
      required: ['id', 'title', 'changes', 'confirm_url'],
    },
  },
  required: ['answer', 'sources'],
};

export function listTools({ request: { actor } }: Caller): ToolOfProtocol[] {
  return offeredTools(actor).map(({ name, about, input, proposes }) => {
    const title = titleOf(name);
    return {
      name,
      title,
      description: proposes ? `${about} Changes nothing: the person confirms the proposal at the link.` : about,
      // The schema as plain JSON, without what the validator keeps beside it.
      inputSchema: JSON.parse(JSON.stringify(input)) as ToolOfProtocol['inputSchema'],
      outputSchema: OUTPUT,
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

/** "find_records" → "Find records" */
function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Refusals are results that a model can read and correct. @throws ProtocolError for a tool that is not offered */
export async function runToolFor(caller: Caller, name: string, input: unknown): Promise<CallToolResult> {
  if (!offeredTools(caller.request.actor).some((tool) => tool.name === name))
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name.');
  try {
    return resultOf(await inTime(runTool(caller, name, input, 'program')), caller.kernel.config.baseUrl);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = Object.entries(error.errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(', ')}`);
    return { isError: true, content: [{ type: 'text', text: [error.message, ...fields].join('\n') }] };
  }
}

function resultOf({ answer, leaves, proposal_id }: ToolRun, baseUrl: string): CallToolResult {
  const sources = leaves.sources.map(({ title, to }, index) => ({
    number: index + 1,
    title: String(title),
    url: `${baseUrl}${to}`,
  }));
  const proposal =
    answer.proposal && proposal_id
      ? {
          id: proposal_id,
          title: answer.proposal.title,
          changes: answer.proposal.changes.map(({ label, before, after }) => ({ label, before, after })),
          confirm_url: `${baseUrl}/ai_assistant/proposals/show/${proposal_id}`,
        }
      : undefined;
  const structuredContent = { answer: leaves.data, sources, ...(proposal && { proposal }) };
  const says = proposal
    ? `${answer.says}\nNothing has changed yet. The person confirms or dismisses it here: ${proposal.confirm_url}`
    : answer.says;
  return {
    content: [
      { type: 'text', text: says },
      // Many programs give a model only the texts.
      { type: 'text', text: JSON.stringify(structuredContent) },
      ...sources.map(({ title, url }) => ({
        type: 'resource_link' as const,
        uri: url,
        name: title,
        mimeType: 'text/html',
      })),
    ],
    structuredContent: JSON.parse(JSON.stringify(structuredContent)),
  };
}

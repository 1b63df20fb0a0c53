import { type GetPromptResult, type Prompt, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { type PublishedPrompt, publishedPrompts, render } from '#features/platform/prompts/server/service.ts';
import type { Kernel } from '#server/kernel.ts';

/** Prompts of `/prompts` whose keys begin with this are offered to people in other programs. */
const PREFIX = 'mcp.';

const published = ({ system }: Kernel): Promise<PublishedPrompt[]> =>
  system.unscoped((tx) => publishedPrompts(tx, PREFIX));

const nameOf = ({ key }: PublishedPrompt) => key.slice(PREFIX.length);

export async function listPrompts(kernel: Kernel): Promise<Prompt[]> {
  return (await published(kernel)).map((prompt) => ({
    name: nameOf(prompt),
    description: prompt.description,
    arguments: prompt.variables.map(({ name, description, is_required }) => ({
      name,
      ...(description && { description }),
      required: is_required,
    })),
  }));
}

/** @throws ProtocolError for an unknown prompt, or a missing value */
export async function readPrompt(
  kernel: Kernel,
  name: string,
  values: Readonly<Record<string, string>> = {},
): Promise<GetPromptResult> {
  const prompt = (await published(kernel)).find((one) => nameOf(one) === name);
  if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no prompt of this name.');
  const missing = prompt.variables.find(({ name, is_required }) => is_required && !values[name]?.trim());
  if (missing) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `"${missing.name}" has no value.`);
  const text = [prompt.system_text, prompt.template]
    .filter((part) => part.trim() !== '')
    .map((part) => render(part, prompt.variables, values))
    .join('\n\n');
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

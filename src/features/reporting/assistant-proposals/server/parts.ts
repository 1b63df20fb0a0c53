import { Refusal } from '#server/errors.ts';
import { declaredTools, type Reader, type ToolAnswer } from '#server/extension-points/assistant-tools.ts';
import { checkedBody } from '#server/http/validate.ts';
import { allows } from '#shared/access/permissions.ts';

/**
 * Runs a tool as a part of a more general one, with the same rules as if it were asked itself.
 * @throws 422 if the caller may not use it
 */
export async function runPart(reader: Reader, name: string, input: object): Promise<ToolAnswer> {
  const tool = declaredTools().get(name);
  const { mode, permissions } = reader.actor;
  const [resource, action] = (tool?.can.split(':') ?? []) as [string, 'view' | 'manage'];
  if (!tool?.modes.includes(mode) || !allows(permissions, resource, action))
    throw new Refusal(422, 'This is not available to you here. It needs another permission or module.');
  const answer = await tool.run(reader, checkedBody(tool.input, structuredClone(input)) as never);
  return { ...answer, as: name };
}

import {
  type ReadResourceResult,
  ResourceNotFoundError,
  type Resource as ResourceOfProtocol,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { type Caller, modelTools, runTool } from '#features/reporting/assistant-proposals/server/service.ts';
import { Refusal } from '#server/errors.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { mcpGuidePages } from './guide-pages.ts';
import { inTime } from './in-time.ts';

/** `tandem://partners/0198…` is a record, and `tandem://guide/commissions` a page of the guide. */
const ADDRESS = /^tandem:\/\/([a-z][a-z_]{1,59})\/([A-Za-z0-9-]{1,60})$/;
const GUIDE = 'guide';
/** The address of an installation in the guide. */
const EXAMPLE = 'https://partners.example.com';

export async function listResources(): Promise<ResourceOfProtocol[]> {
  return (await mcpGuidePages()).map(({ name, title }) => ({
    uri: `tandem://${GUIDE}/${name}`,
    name: `guide_${name}`,
    title,
    description: 'A page of the guide.',
    mimeType: 'text/markdown',
  }));
}

/** The kinds of records with a screen that the caller can read. */
export function listTemplates({ request: { actor } }: Caller): ResourceTemplateType[] {
  if (!modelTools(actor).some(({ name }) => name === 'read')) return [];
  return [...declaredResources().values()]
    .filter(
      ({ name, guardedBy = name, partner }) =>
        allNouns().get(name)?.address &&
        allows(actor.permissions, guardedBy, 'view') &&
        (actor.mode === 'company' || partner?.verbs.includes('get')),
    )
    .map(({ name, noun }) => ({
      uriTemplate: `tandem://${name}/{id}`,
      name,
      title: noun.charAt(0).toUpperCase() + noun.slice(1),
      description: `One ${noun} with all fields that the person can see. Find ids with query or search.`,
      mimeType: 'application/json',
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** @throws ResourceNotFoundError for what does not exist, or does not exist for the caller */
export async function readResource(caller: Caller, uri: string): Promise<ReadResourceResult> {
  const [, kind, id] = ADDRESS.exec(uri) ?? [];
  if (!kind || !id) throw new ResourceNotFoundError(uri);
  if (kind === GUIDE) {
    const page = (await mcpGuidePages()).find(({ name }) => name === id);
    if (!page) throw new ResourceNotFoundError(uri);
    const text = page.text.replaceAll(EXAMPLE, caller.kernel.config.baseUrl);
    return { contents: [{ uri, mimeType: 'text/markdown', text }] };
  }
  try {
    const { leaves } = await inTime(runTool(caller, 'read', { kind, id }, 'program'));
    return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(leaves.data) }] };
  } catch (error) {
    if (error instanceof Refusal && [400, 404, 422].includes(error.statusCode)) throw new ResourceNotFoundError(uri);
    throw error;
  }
}

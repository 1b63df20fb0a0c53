import type { Tx } from '#server/db/client.ts';
import type { PromptVersion } from '../schema.ts';

export { render } from '../render.ts';

export interface PublishedPrompt extends Pick<PromptVersion, 'system_text' | 'template' | 'variables'> {
  key: string;
  description: string;
}

/** The published versions of the prompts whose keys begin with a prefix. Prompts belong to the installation. */
export async function publishedPrompts(tx: Tx, prefix: string): Promise<PublishedPrompt[]> {
  return tx.rows<PublishedPrompt>(
    `select p.key, p.description, v.system_text, v.template, v.variables from prompts p
     join prompt_versions v on v.prompt_id = p.id and v.state = 'published'
     where starts_with(p.key, $1) order by p.key`,
    [prefix],
  );
}

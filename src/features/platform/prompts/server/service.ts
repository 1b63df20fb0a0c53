import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { PromptTest, PromptVersion, Variable } from '../schema.ts';

export { render } from '../render.ts';

export interface PublishedPrompt extends Pick<PromptVersion, 'system_text' | 'template' | 'variables'> {
  key: string;
  description: string;
}

/** The published versions of the prompts whose keys begin with a prefix. Prompts belong to the installation. */
export async function publishedPrompts(tx: Tx, prefix: string): Promise<PublishedPrompt[]> {
  return tx.rows<PublishedPrompt>(sql`
    select p.key, p.description, v.system_text, v.template, v.variables from prompts p
    join prompt_versions v on v.prompt_id = p.id and v.state = 'published'
    where starts_with(p.key, ${prefix}) order by p.key`);
}

/** A prompt that a feature brings with it. */
export interface PromptSeed {
  key: string;
  description: string;
  system_text: string;
  template: string;
  variables: readonly Variable[];
  tests: readonly PromptTest[];
}

/** Publishes the prompts of a feature in installations that do not have them yet. */
export async function seedPrompts(
  { system, clock }: Pick<Kernel, 'system' | 'clock'>,
  seeds: readonly PromptSeed[],
): Promise<void> {
  await system.unscoped(async (tx) => {
    for (const { key, description, system_text, template, variables, tests } of seeds)
      await tx.run(sql`
        with made as (insert into prompts (key, description) values (${key}, ${description})
          on conflict (key) do nothing returning id)
        insert into prompt_versions (prompt_id, number, state, system_text, template, model, variables, tests,
          published_at)
        select id, 1, 'published', ${system_text}, ${template}, 'any-model', ${JSON.stringify(variables)},
          ${JSON.stringify(tests)}, ${clock.now()} from made`);
  });
}

import { flagDifferences, recordOperation } from '#features/platform/superadmin/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { type InstallationNoun, installationRow } from '#server/resource/installation.ts';
import { matchesPart } from '#server/text/linear-pattern.ts';
import { newId } from '#shared/ids.ts';
import { promptProblems, runTests } from '../render.ts';
import { type DraftUpdate, Prompt, type PromptCreate, type PromptUpdate, type PromptVersion } from '../schema.ts';

export const prompts: InstallationNoun = {
  name: 'prompts',
  noun: 'prompt',
  view: 'prompt_rows',
  row: Prompt,
  list: {
    sort: ['key', 'published_at', 'version_count', 'updated_at', 'created_at'],
    filter: ['key', 'published_model', 'has_draft', 'updated_at'],
    search: ['key', 'description'],
    by: 'key',
  },
};

const COLUMNS = `id, number, state, system_text, template, model, variables, tests, note, published_at, row_version, created_at`;

export async function createPrompt(call: Call, { key, description, template, model }: PromptCreate): Promise<Prompt> {
  const id = newId();
  const made = await call.run(
    sql`insert into prompts (id, key, description) values (${id}, ${key}, ${description}) on conflict (key) do nothing`,
  );
  if (made === 0) throw conflict('A prompt with this key already exists.', {}, { key: ['is already taken'] });
  await call.run(
    sql`insert into prompt_versions (prompt_id, number, template, model) values (${id}, 1, ${template}, ${model})`,
  );
  await recordOperation(call, { action: 'created', ref_table: 'prompts', ref_id: id, changes: { key, description } });
  return read(call, id);
}

export async function describePrompt(
  call: Call,
  id: string,
  { description, row_version }: PromptUpdate,
): Promise<Prompt> {
  const before = await locked(call, id);
  if (row_version !== undefined && row_version !== before.row_version) {
    throw conflict('This prompt was changed in the meantime.', { current: before });
  }
  await call.run(sql`update prompts set description = ${description} where id = ${id}`);
  await recordOperation(call, {
    action: 'updated',
    ref_table: 'prompts',
    ref_id: id,
    changes: flagDifferences(before, { description }),
  });
  return read(call, id);
}

/** Newest first. */
export async function versionsOf(call: Call, id: string): Promise<PromptVersion[]> {
  await read(call, id);
  return call.rows<PromptVersion>(
    sql`select ${sql.raw(COLUMNS)} from prompt_versions where prompt_id = ${id} order by number desc`,
  );
}

/** Changes the draft; when there is none, it is created as a copy of the newest version. */
export async function editDraft(
  call: Call,
  id: string,
  { row_version, ...patch }: DraftUpdate,
): Promise<PromptVersion> {
  await locked(call, id);
  const [newest] = await versionsOf(call, id);
  if (newest!.state !== 'draft') {
    await call.run(sql`
      insert into prompt_versions (prompt_id, number, system_text, template, model, variables, tests)
      select prompt_id, number + 1, system_text, template, model, variables, tests from prompt_versions
      where id = ${newest!.id}`);
  } else if (row_version !== undefined && row_version !== newest!.row_version) {
    throw conflict('This draft was changed in the meantime.', { current: newest });
  }
  const names = Object.keys(patch) as (keyof typeof patch)[];
  if (names.length > 0) {
    await call.run(
      `update prompt_versions set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')}
       where prompt_id = $1 and state = 'draft'`,
      [id, ...names.map((name) => (typeof patch[name] === 'string' ? patch[name] : JSON.stringify(patch[name])))],
    );
  }
  return (await versionsOf(call, id))[0]!;
}

/** From now on the draft is what is asked. Only with words that can be rendered and tests that pass. */
export async function publishDraft(call: Call, id: string, note: string | null): Promise<PromptVersion[]> {
  await locked(call, id);
  const [draft] = await versionsOf(call, id);
  if (draft!.state !== 'draft') throw conflict('There is no draft to publish.');
  requireSound(draft!);
  await replacePublished(call, id, draft!.id, note);
  await recordOperation(call, {
    action: 'published',
    ref_table: 'prompts',
    ref_id: id,
    changes: { number: draft!.number, model: draft!.model },
    ...(note && { reason: note }),
  });
  return versionsOf(call, id);
}

/** An earlier version is what is asked again, as it was; no draft is lost. */
export async function rollBack(call: Call, id: string, number: number, note: string | null): Promise<PromptVersion[]> {
  await locked(call, id);
  const version = (await versionsOf(call, id)).find((one) => one.number === number);
  if (version?.state !== 'retired') throw invalid({ number: ['must be an earlier version'] });
  await replacePublished(call, id, version.id, note);
  await recordOperation(call, {
    action: 'rolled back',
    ref_table: 'prompts',
    ref_id: id,
    changes: { number },
    ...(note && { reason: note }),
  });
  return versionsOf(call, id);
}

async function replacePublished(call: Call, id: string, version_id: string, note: string | null): Promise<void> {
  await call.run(sql`update prompt_versions set state = 'retired' where prompt_id = ${id} and state = 'published'`);
  await call.run(sql`
    update prompt_versions set state = 'published', published_at = ${call.now()}, note = ${note}
    where id = ${version_id}`);
  await call.run(sql`update prompts set updated_at = now() where id = ${id}`);
}

function requireSound(version: PromptVersion): void {
  const problems = promptProblems(version);
  if (problems.length > 0) throw invalid({ template: problems });
  const failed = runTests(version, matchesPart).filter(({ passed }) => !passed);
  if (failed.length > 0) {
    throw invalid({ tests: failed.map(({ name, failures }) => `"${name}" fails: ${failures.join(' ')}`) });
  }
}

async function read(call: Call, id: string): Promise<Prompt> {
  return JSON.parse((await installationRow(call, prompts, id)).text) as Prompt;
}

async function locked(call: Call, id: string): Promise<Prompt> {
  await call.one(sql`select from prompts where id = ${id} for update`, 'This prompt');
  return read(call, id);
}

import { expect } from 'vitest';
import { jobFor } from '#server/jobs/worker.ts';
import type { Company, Person, World } from '#server/testing/world.ts';
import type { Import, ImportMapping } from '../../schema.ts';
import { importJobs } from '../jobs.ts';

type Files = readonly (readonly [string, Buffer | string])[];

/** Imports as a person makes them, through the API; the job that the API queues is done at once. */
export function importing(world: World) {
  async function send(person: Person, files: Files, more: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, content] of files) form.append('files', new Blob([content as BlobPart]), name);
    const encoded = new Response(form);
    return world.app.inject({
      method: 'POST',
      url: '/api/imports',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': encoded.headers.get('content-type')!,
        ...more,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  }

  async function upload(person: Person, files: Files): Promise<Import> {
    const response = await send(person, files);
    expect(response.statusCode, response.body).toBe(201);
    return response.json();
  }

  /** Does the work of the job that the route queued. */
  async function work(
    company: Company,
    id: string,
    task: 'imports.run' | 'imports.undo' = 'imports.run',
  ): Promise<Import> {
    await importJobs[task]!(await jobFor(world.kernel, company.id), { import_id: id, user_id: company.owner.user_id });
    return company.owner.get<Import>(`/imports/${id}`);
  }

  /** Files, perhaps with another mapping than the suggested one, to their dry run. */
  async function check(
    company: Company,
    files: Files,
    change: (mapping: ImportMapping) => ImportMapping = (mapping) => mapping,
  ): Promise<Import> {
    const { id, mapping } = await upload(company.owner, files);
    const changed = change(mapping);
    if (changed !== mapping) await company.owner.patch(`/imports/${id}`, { mapping: changed });
    return company.owner.post<Import>(`/imports/${id}/check`);
  }

  /** All the way. */
  async function bring(company: Company, files: Files, change?: (mapping: ImportMapping) => ImportMapping) {
    const { id } = await check(company, files, change);
    await company.owner.post(`/imports/${id}/run`);
    const done = await work(company, id);
    expect(done).toMatchObject({ status: 'done', error: null });
    return done;
  }

  return { send, upload, work, check, bring };
}

/** The same file as another thing, or with its rows taken differently. */
export function filed(
  file: string,
  change: Partial<ImportMapping['files'][string]>,
): (mapping: ImportMapping) => ImportMapping {
  return (mapping) => ({ ...mapping, files: { ...mapping.files, [file]: { ...mapping.files[file]!, ...change } } });
}

/** Decides about spellings: `{ contact_types: { Bos: { to: 'Boss' } } }`. */
export function matched(matches: ImportMapping['matches']): (mapping: ImportMapping) => ImportMapping {
  return (mapping) => ({ ...mapping, matches: { ...mapping.matches, ...matches } });
}

export function problemsOf({ report }: Import): [number, string][] {
  return report!.problems.map(({ row, reason }) => [row, reason]);
}

import { expect } from 'vitest';
import { jobFor } from '#server/jobs/worker.ts';
import type { Company, Person, World } from '#server/testing/world.ts';
import type { Library } from '../../browse.schema.ts';
import type { Resource, ResourceCreate } from '../../schema.ts';
import { resourceJobs } from '../jobs.ts';

const boundary = 'a-line-between-parts';

/** Uploads a file, or a newer one, to a resource. */
export function upload(person: Person, id: string, name: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const before = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.concat([
    Buffer.from(
      `${before.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return person.request('POST', `/resources/${id}/versions`, body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
}

/** Helpers for tests of a company's library. */
export function libraryOf(world: World, company: Company) {
  const { owner } = company;
  const run = async (name: string, payload: object = {}) =>
    resourceJobs[name]!(await jobFor(world.kernel, company.id), payload as never);

  async function draft(given: Partial<ResourceCreate> = {}): Promise<Resource> {
    return owner.post<Resource>('/resources', { name: 'Price list', kind: 'file', ...given });
  }

  /** Publishes a resource with a file whose text was read. */
  async function published(
    file: { name: string; bytes: Buffer },
    given: Partial<ResourceCreate> = {},
  ): Promise<Resource> {
    const { id } = await draft(given);
    const answer = await upload(owner, id, file.name, file.bytes);
    expect(answer.statusCode, answer.body).toBe(201);
    await run('resources.read-text', { resource_id: id, version: 1 });
    return owner.post<Resource>(`/resources/${id}/publish`);
  }

  const browse = (person: Person, query = '') => person.get<Library>(`/resources/browse${query}`);
  const found = async (person: Person, q: string) =>
    (await browse(person, `?q=${encodeURIComponent(q)}`)).rows.map(({ id }) => id);
  return { run, draft, published, browse, found };
}

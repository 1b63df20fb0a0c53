import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { PublicForm, UploadedFile } from '../public.schema.ts';
import type { Form, FormSubmission } from '../schema.ts';
import { formJobs } from './drafts.ts';
import { emailField, formOf, publishedForm, visitorIn } from './testing/filling.ts';

let world: World;
let company: Company;
let form: Form;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
const newForm = async () => {
  company = await world.company();
  form = await publishedForm(company.owner, formOf(emailField, { key: 'proof', type: 'FILE', label: 'Proof' }));
};

async function upload(ticket: string, remoteAddress: string, content = '%PDF-1.4 offer') {
  const parts = new FormData();
  parts.set('ticket', ticket);
  parts.set('field', 'proof');
  parts.set('file', new Blob([content]), 'offer.pdf');
  const request = new Request('http://x/', { method: 'POST', body: parts });
  return world.app.inject({
    method: 'POST',
    url: `/api/public/forms/${form.id}/files`,
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
    remoteAddress,
  });
}

const storage = async () => {
  const [row] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ bytes: string }>(sql`select company_storage(${company.id})::text as bytes`),
  );
  return Number(row!.bytes);
};
const limitStorage = (bytes: number) =>
  world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      insert into company_terms (organization_id, max_storage_bytes) values (${company.id}, ${bytes})
      on conflict (organization_id) do update set max_storage_bytes = excluded.max_storage_bytes`),
  );
const clear = async () => formJobs['forms.clear-files']!(await jobFor(world.kernel, company.id), {} as never);
const kept = async () =>
  company.within((call) =>
    call.rows<{ id: string }>(sql`select id from form_files where organization_id = ${call.organization_id}`),
  );

test('a flood of uploads ends at its own limit and takes nothing of what the company can store', async () => {
  await newForm();
  const before = await storage();
  const { ticket } = await visitorIn(world).open(form.id);
  const statuses: number[] = [];
  for (let at = 0; at < 105; at += 1) statuses.push((await upload(ticket, '198.51.100.1')).statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(100);
  const refused = await upload(ticket, '198.51.100.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(refused.json().message).toContain('from your network');
  expect(await storage()).toBe(before);
  // Visitors at other addresses can still upload.
  expect((await upload(ticket, '198.51.100.2')).statusCode).toBe(201);
  // The bytes from all networks together are limited too.
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update form_files set size = 5 * 1024 * 1024 where form_id = ${form.id}`),
  );
  const full = await upload(ticket, '198.51.100.3');
  expect([full.statusCode, full.json().message]).toEqual([429, expect.stringContaining('to this form')]);
  expect(await storage()).toBe(before);
});

test('an upload that nothing is sent with is deleted after six hours, and one that was sent stays and counts', async () => {
  await newForm();
  const before = await storage();
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(form.id);
  const sent = (await upload(ticket, '198.51.100.4')).json<UploadedFile>();
  const left = (await upload(ticket, '198.51.100.4')).json<UploadedFile>();
  const answers = { email: 'ada@example.com', proof: [sent.id] };
  expect((await visitor.fill(form.id, answers)).statusCode).toBe(201);
  expect(await storage()).toBe(before + sent.size);
  world.clock.advance(5 * 3_600_000);
  await clear();
  expect((await kept()).map(({ id }) => id).sort()).toEqual([sent.id, left.id].sort());
  world.clock.advance(2 * 3_600_000);
  await clear();
  expect(await kept()).toEqual([{ id: sent.id }]);
  const [{ files }] = (await company.owner.get<FormSubmission[]>(`/form_submissions?form_id=${form.id}`)) as [
    FormSubmission,
  ];
  expect((await company.owner.request('GET', `/form_files/${files[0]!.id}/file`)).body).toBe('%PDF-1.4 offer');
});

test('a draft forgets uploads that are deleted, and keeps its other answers', async () => {
  await newForm();
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(form.id);
  const file = (await upload(ticket, '198.51.100.5')).json<UploadedFile>();
  const answers = { email: 'ada@example.com', proof: [file.id] };
  const { token } = (await visitor.request('PUT', `${form.id}/draft`, { ticket, answers })).json<{ token: string }>();
  const read = async () => (await visitor.request('POST', `${form.id}/draft`, { token })).json();
  expect(await read()).toMatchObject({ answers, files: [{ id: file.id }] });
  world.clock.advance(7 * 3_600_000);
  await clear();
  expect(await read()).toMatchObject({ answers: { email: 'ada@example.com', proof: [] }, files: [] });
});

test('files count against the limit of the company when they are submitted', async () => {
  await newForm();
  await limitStorage((await storage()) + 20);
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(form.id);
  const [one, two] = [await upload(ticket, '198.51.100.6'), await upload(ticket, '198.51.100.6')].map((answer) =>
    answer.json<UploadedFile>(),
  );
  const fill = (file: UploadedFile) => visitor.fill(form.id, { email: 'ada@example.com', proof: [file.id] });
  expect((await fill(one!)).statusCode).toBe(201);
  const refused = await fill(two!);
  expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringMatching(/storage|limit/i)]);
});

test('an office behind one address opens, uploads and sends a form: nobody is refused', async () => {
  await newForm();
  const office = visitorIn(world, '198.51.100.77');
  // Forty people open the form in the same minute, and some send it at once because the browser fills it in.
  const opened = await Promise.all(Array.from({ length: 40 }, () => office.open(form.id)));
  const fill = async ({ ticket }: PublicForm, at: number): Promise<number[]> => {
    const files = [await upload(ticket, '198.51.100.77'), await upload(ticket, '198.51.100.77')];
    const proof = files.map((file) => file.json<UploadedFile>().id);
    const answers = { email: `person-${at}@office.example`, proof };
    const sent = await office.request('POST', `${form.id}/submissions`, { ticket, answers });
    return [...files, sent].map(({ statusCode }) => statusCode);
  };
  const statuses = await Promise.all(opened.map(fill));
  expect(new Set(statuses.flat())).toEqual(new Set([201]));
}, 60_000);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { CobrandArea, ResourceEvent } from '../../schema.ts';
import { resourcePdf } from '../demo/paper.ts';
import { libraryOf, upload } from '../testing/library.ts';
import { textOfPdf } from '../text/pdf.ts';
import { filledWith } from './cobrand.ts';
import { stampedPdf } from './stamped-pdf.ts';

let world: World;
let company: Company;
let owner: Person;
let pdf: Buffer;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ owner } = company);
  pdf = await resourcePdf([{ title: 'Flyer', lead: 'One page', lines: [] }]);
});
afterAll(() => world.close());

const place = { page: 1, x: 0.1, y: 0.8, width: 0.4, height: 0.1 };
const areas: CobrandArea[] = [
  { ...place, kind: 'logo' },
  { ...place, x: 0.5, kind: 'text', text: 'Sold by {name}\n{website}\nCall {phone}' },
];

test('a partner downloads the PDF with its own name and contact details, in its script', async () => {
  const library = libraryOf(world, company);
  const { id } = await library.published({ name: 'Flyer.pdf', bytes: pdf }, { name: 'Flyer' });
  expect(await owner.post(`/resources/${id}/cobrand_areas`, { areas })).toMatchObject({ is_cobranded: true });
  const partner_id = await company.within((call) =>
    samplePartner(call, { name: 'Żółw Ελλάδα Größe', website: 'https://zolw.example' }),
  );
  const user = await world.partnerUser(company, partner_id);
  expect(await user.get(`/resources/${id}`)).toMatchObject({ is_cobranded: true });
  const made = await user.request('GET', `/resources/${id}/cobranded`);
  expect(made.statusCode).toBe(200);
  const { text } = await textOfPdf(new Uint8Array(made.rawPayload));
  expect(text).toContain('Sold by Żółw Ελλάδα Größe');
  expect(text).toContain('https://zolw.example');
  expect(text).not.toContain('Call');
  const events = await owner.get<ResourceEvent[]>(`/resource_events?resource_id=${id}`);
  expect(events).toMatchObject([{ kind: 'downloaded', is_cobranded: true, partner_id }]);
});

test('the company tries it with a partner of its own only, and nothing is counted', async () => {
  const { id } = await libraryOf(world, company).published({ name: 'Flyer.pdf', bytes: pdf });
  await owner.post(`/resources/${id}/cobrand_areas`, { areas });
  const partner_id = await company.within((call) => samplePartner(call, { name: 'North' }));
  expect((await owner.request('GET', `/resources/${id}/cobranded?partner_id=${partner_id}`)).statusCode).toBe(200);
  expect((await owner.request('GET', `/resources/${id}/cobranded`)).statusCode).toBe(409);
  const other = await world.company('Other');
  const foreign = await other.within((call) => samplePartner(call));
  expect((await owner.request('GET', `/resources/${id}/cobranded?partner_id=${foreign}`)).statusCode).toBe(404);
  expect(await owner.get(`/resource_events?resource_id=${id}`)).toEqual([]);
});

test('areas are for PDF files, and another kind of file drops them', async () => {
  const { id } = await libraryOf(world, company).published({ name: 'Flyer.pdf', bytes: pdf });
  await owner.post(`/resources/${id}/cobrand_areas`, { areas });
  await upload(owner, id, 'Flyer.txt', Buffer.from('Plain text'));
  expect(await owner.get(`/resources/${id}`)).toMatchObject({ cobrand_areas: [], is_cobranded: false });
  expect((await owner.request('POST', `/resources/${id}/cobrand_areas`, { areas })).statusCode).toBe(409);
});

test('lines whose values are all unknown are left out', () => {
  const profile = { name: 'North', website: '', phone: '', email: '', address: 'Oslo' };
  expect(filledWith('{name}\n{website}\nCall {phone}\n{address}', profile)).toBe('North\nOslo');
});

test('nothing is added to a damaged PDF, and the refusal says so', async () => {
  await expect(stampedPdf(Buffer.from('%PDF-1.7 and then nothing'), { watermark: 'Ana' }, 'Ana')).rejects.toMatchObject(
    {
      statusCode: 409,
      message: 'This PDF is protected or damaged, so nothing can be added to it.',
    },
  );
});

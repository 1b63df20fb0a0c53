import { afterAll, beforeAll, expect, test } from 'vitest';
import { importing } from '#features/portability/imports/server/testing/importing.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import type { Lead } from '../schema.ts';
import { createDistribution, type Distribution } from './testing/distribution.ts';

let program: Distribution;
beforeAll(async () => {
  program = await createDistribution();
});
afterAll(() => program.world.close());

const file = (...rows: string[]) => ['Contact name,Email,Company,Country,External ID,Need', ...rows].join('\r\n');
const all = (query: string) => program.manager.get<Lead[]>(`/leads?${query}&_sort=number&_order=asc&_end=100`);

test('imports leads, offers them to partners, and does not import them twice', async () => {
  const { bring } = importing(program.world);
  const taker = await program.taker({ country: 'ES' });
  await program.rule({ sources: ['import'] });
  const leads = file(
    'Ana Prado,ana@prado.example,Prado Logistics,Spain,crm-1,Track 40 vans',
    'Luis Vega,luis@vega.example,Vega Frio,ES,crm-2,"Cold chain, two depots"',
  );
  const done = await bring(program.company, [['leads.csv', leads]]);
  expect(done.status).toBe('done');
  const brought = await all('contact_email=ana@prado.example&contact_email=luis@vega.example');
  expect(
    brought.map(({ source, company_name, country, external_ref, need }) => [
      source,
      company_name,
      country,
      external_ref,
      need,
    ]),
  ).toEqual([
    ['import', 'Prado Logistics', 'ES', 'crm-1', 'Track 40 vans'],
    ['import', 'Vega Frio', 'ES', 'crm-2', 'Cold chain, two depots'],
  ]);
  // An import announces itself once, without an id: the job finds what waits.
  await program.run('distribute');
  for (const { id } of brought) expect(await taker.offer(id)).toMatchObject({ status: 'offered' });
  await bring(program.company, [['leads.csv', leads]]);
  expect(await all('contact_email=ana@prado.example')).toHaveLength(1);
});

test('moves leads, offers and scores to the partner that is kept', async () => {
  const { manager } = program;
  const kept = await program.taker({ country: 'PT' });
  const { id: other } = await manager.post<{ id: string }>('/partners', { name: 'Second name', country: 'PT' });
  const lead = await program.lead({ company: { name: 'Porto Ferries', country: 'PT' }, partner_id: other });
  const asked = await program.lead({ company: { name: 'Faro Boats', country: 'PT' } });
  await manager.post(`/leads/${asked.id}/assign`, { partner_id: kept.id, reason: 'They know each other' });
  expect(lead.requested_partner_id).toBe(other);
  await manager.post(`/partners/${kept.id}/merge`, { other_id: other, take: [] });
  expect(await program.read(lead.id)).toMatchObject({ requested_partner_id: kept.id });
  const offers = await program.offers(lead.id);
  expectEvery(offers, ({ partner_id }) => partner_id === kept.id);
  // The people of the kept partner answer what was offered to the other.
  expect(await kept.offer(lead.id)).toMatchObject({ status: 'offered' });
  await kept.accept(lead.id);
  expect(await program.read(lead.id)).toMatchObject({ status: 'accepted', partner_id: kept.id });
  const left = await program.within((call) =>
    call.rows(sql`
      select 'offer' from lead_offers where organization_id = ${call.organization_id} and partner_id = ${other}
      union all select 'score' from lead_scores
      where organization_id = ${call.organization_id} and partner_id = ${other}`),
  );
  expect(left).toEqual([]);
  // A lead that names the merged partner afterwards goes to the kept one.
  const later = await program.lead({ company: { name: 'Sines Port', country: 'PT' }, partner_id: other });
  expect(later.requested_partner_id).toBe(kept.id);
});

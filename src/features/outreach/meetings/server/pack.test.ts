import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { createActionPlan, createObjective } from '#features/ecosystem/partner-targets/server/service.ts';
import { sampleCertificate } from '#features/enablement/certificates/server/sample.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Pack, PackFigure } from '../pack.schema.ts';
import type { Meeting } from '../schema.ts';

let world: World;
let company: Company;
let partner_id: string;
let pia: Person;
const DAY = 86_400_000;
const later = (days: number) => new Date(world.clock.now().getTime() + days * DAY).toISOString();

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  pia = await world.partnerUser(company, partner_id);
});

const review = (starts_at = later(-1)) =>
  company.owner.post<Meeting>('/meetings', { title: 'Review', kind: 'qbr', partner_id, starts_at });
const packOf = (person: Person, id: string) => person.get<Pack>(`/meetings/${id}/pack`);
const figure = (pack: Pack, key: string): PackFigure | undefined =>
  pack.sections.flatMap(({ figures }) => figures).find((one) => one.key === key);

test('both sides see live figures, each with the rows behind it', async () => {
  await company.within(async (call) => {
    await sampleOpportunity(call, { partner_id, amount_minor: 120_000, currency: 'USD' });
    await sampleOpportunity(call, { partner_id, amount_minor: 80_000, currency: 'USD' });
    await sampleCertificate(call, { partner_id });
  });
  const { id } = await review(later(3));
  for (const person of [company.owner, pia]) {
    const pack = await packOf(person, id);
    expect(pack.frozen_at).toBeNull();
    expect(figure(pack, 'open_deals')!.cells[0]!.value).toBe(2);
    expect(figure(pack, 'open_amount')!.cells).toMatchObject([{ currency: 'USD', value: 200_000 }]);
    expect(figure(pack, 'certificates')!.cells[0]!.value).toBe(1);
    for (const { cells, to, unit } of pack.sections.flatMap(({ figures }) => figures))
      for (const one of unit === 'text' ? [{ to }] : cells) expect(one.to).toMatch(/^\//);
  }
  // The address of a number filters to exactly the rows it counts.
  const to = figure(await packOf(company.owner, id), 'open_deals')!.cells[0]!.to!;
  const rows = await company.owner.get<unknown[]>(`/opportunities?${to.split('?')[1]}`);
  expect(rows).toHaveLength(2);
  const own = figure(await packOf(pia, id), 'open_deals')!.cells[0]!.to!;
  expect(await pia.get<unknown[]>(`/opportunities?${own.split('?')[1]}`)).toHaveLength(2);
});

test('partners get no comparison with direct deals and no estimates', async () => {
  const { id } = await review();
  const seen = await packOf(company.owner, id);
  expect(figure(seen, 'direct_win_rate')).toBeDefined();
  expect(figure(seen, 'weighted')).toBeDefined();
  const shown = await packOf(pia, id);
  expect(figure(shown, 'win_rate')).toBeDefined();
  expect(figure(shown, 'direct_win_rate')).toBeUndefined();
  expect(figure(shown, 'weighted')).toBeUndefined();
  expect(JSON.stringify(shown)).not.toContain('partner_id=');
});

test('a reader gets only figures of modules their role can view', async () => {
  const { id } = await review();
  const finance = await world.partnerUser(company, partner_id, 'partner_finance');
  const pack = await packOf(finance, id);
  const sees = async (resource: string) => (await finance.request('GET', `/${resource}`)).statusCode === 200;
  for (const { needs, key } of [
    { needs: 'opportunities', key: 'open_deals' },
    { needs: 'certificates', key: 'certificates' },
  ])
    expect(figure(pack, key) !== undefined).toBe(await sees(needs));
});

test('the pack is frozen when the meeting is held', async () => {
  const { id } = await review();
  await company.within((call) => sampleOpportunity(call, { partner_id, amount_minor: 50_000, currency: 'USD' }));
  await company.owner.post(`/meetings/${id}/hold`);
  await company.within((call) => sampleOpportunity(call, { partner_id, amount_minor: 70_000, currency: 'USD' }));
  for (const person of [company.owner, pia]) {
    const pack = await packOf(person, id);
    expect(pack.frozen_at).not.toBeNull();
    expect(figure(pack, 'open_deals')!.cells[0]!.value).toBe(1);
  }
  expect(figure(await packOf(pia, id), 'weighted')).toBeUndefined();
});

test('other meetings and canceled reviews have no pack', async () => {
  const training = await company.owner.post<Meeting>('/meetings', {
    title: 'Training',
    kind: 'training',
    partner_id,
    starts_at: later(1),
  });
  expect((await company.owner.request('GET', `/meetings/${training.id}/pack`)).statusCode).toBe(404);
  const { id } = await review(later(1));
  await company.owner.post(`/meetings/${id}/cancel`, {});
  expect((await company.owner.request('GET', `/meetings/${id}/pack`)).statusCode).toBe(404);
});

test('open objectives and the attainment of agreed targets are part of the review', async () => {
  const plan = await company.within((call) =>
    createActionPlan(call, {
      partner_id,
      starts_on: '2026-01-01',
      registrations: 4,
      sourced_minor: 1_000_000,
      currency: 'USD',
    }),
  );
  await company.within((call) =>
    createObjective(call, { target_id: plan, title: 'Two joint webinars', side: 'partner', due_on: '2026-02-01' }),
  );
  await company.owner.post(`/partner_targets/${plan}/propose`);
  await pia.post(`/partner_targets/${plan}/agree`);
  const { id } = await review();
  const pack = await packOf(pia, id);
  expect(pack.commitments).toMatchObject([{ title: 'Two joint webinars', side: 'partner', is_overdue: true }]);
  expect(figure(pack, 'target_sourced')).toMatchObject({ label: 'Sourced revenue, Q1 2026' });
  expect(figure(pack, 'target_sourced')!.cells[0]).toMatchObject({ value: 0, to: `/partners/targets/show/${plan}` });
});

test('the PDF has the figures of its reader', async () => {
  const { id } = await review();
  for (const person of [company.owner, pia]) {
    const answer = await person.request('GET', `/meetings/${id}/pack.pdf`);
    expect(answer.statusCode).toBe(200);
    const document = await PDFDocument.load(answer.rawPayload);
    expect(document.getTitle()).toBe('Review');
    expect(document.getPageCount()).toBeGreaterThan(0);
  }
  const olaf = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect((await olaf.request('GET', `/meetings/${id}/pack.pdf`)).statusCode).toBe(404);
});

test('a cadence tells when the next review of each partner is due', async () => {
  const tier_id = await company.within((call) => samplePartnerTier(call));
  const gold = await company.within((call) => samplePartner(call, { tier_id }));
  const { owner } = company;
  await owner.post('/meeting_cadences', { tier_id, kind: 'qbr', every_months: 3 });
  const due = async () =>
    (
      await owner.get<{ due_on: string; state: string; next_at: string | null }[]>(`/meeting_dues?partner_id=${gold}`)
    )[0];
  expect(await due()).toMatchObject({ state: 'due', next_at: null, last_held_on: null });
  expect(await owner.get(`/meeting_dues?partner_id=${partner_id}`)).toEqual([]);
  const meet = (days: number) =>
    owner.post<Meeting>('/meetings', { title: 'QBR', kind: 'qbr', partner_id: gold, starts_at: later(days) });
  const { id } = await meet(-120);
  await owner.post(`/meetings/${id}/hold`);
  expect(await due()).toMatchObject({ last_held_on: '2025-11-16', due_on: '2026-02-16' });
  await meet(10);
  expect(await due()).toMatchObject({ state: 'scheduled' });
  expect((await owner.request('POST', '/meeting_cadences', { tier_id, kind: 'qbr', every_months: 6 })).statusCode).toBe(
    409,
  );
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { sampleDocumentRequest } from '#features/enablement/document-requests/server/sample.ts';
import { sampleStep, sampleTrack } from '#features/enablement/tracks/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createSetting, listOf, type Setting, set } from './testing/setting.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await createSetting();
});
afterAll(() => setting.world.close());

/** A track with one step of a kind, for a new partner with a person. */
async function newPartnerWith(kind: string) {
  const { company, owner, world } = setting;
  const partner_id = await company.within((call) => samplePartner(call));
  const person = await world.partnerUser(company, partner_id);
  const stages = [{ key: 'start', name: 'Start', steps: [sampleStep(kind, { kind: kind as 'task' })] }];
  const track_id = await company.within((call) => sampleTrack(call, { definition: { stages } }));
  await owner.post(`/tracks/${track_id}/assign`, { partner_ids: [partner_id] });
  const isWork = async () => (await listOf(person, 'kind=track_step')).items.length > 0;
  return { partner_id, isWork };
}

test('a registration that the company decides is no step of the partner meanwhile', async () => {
  const { partner_id, isWork } = await newPartnerWith('registration_approved');
  expect(await isWork()).toBe(true);
  const id = await setting.company.within((call) => samplePendingRegistration(call, { partner_id }));
  expect(await isWork()).toBe(false);
  await setting.owner.post(`/deal_registrations/${id}/reject`, { reason_code: 'other', reason_text: 'A test' });
  expect(await isWork()).toBe(true);
});

test('a document is a step of the partner from its request to its upload', async () => {
  const { partner_id, isWork } = await newPartnerWith('document_request');
  expect(await isWork()).toBe(false);
  const id = await setting.company.within((call) => sampleDocumentRequest(call, { partner_ids: [partner_id] }));
  expect(await isWork()).toBe(true);
  await setting.company.within((call) =>
    set(call, 'document_requests', id, { status: 'uploaded', uploaded_at: call.now(), document_version: 1 }),
  );
  expect(await isWork()).toBe(false);
});

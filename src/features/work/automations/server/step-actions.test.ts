import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBenefitRequest } from '#features/enablement/entitlements/server/sample.ts';
import { automationAction } from '#server/extension-points/automations.ts';
import { createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Catalog, StepRun } from '../schema.ts';
import { createDraft, goLive, runsOf, settle, step, stepsOf } from './testing/flow.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const whenRequested = (note: string) => ({
  trigger: { kind: 'event' as const, table: 'entitlement_grants', event: 'entitlement_grants.created' },
  steps: [step('decline', 'entitlement_grants_decline', { note })],
});
const lastSteps = async (owner: Person, automation_id: string): Promise<StepRun[]> =>
  stepsOf(owner, (await runsOf(owner, automation_id))[0]!.id);

test('a flow takes a declared step of its record, with the rules and the words of the declaration', async () => {
  const company = await world.company();
  const { id } = await goLive(company.owner, whenRequested('No more licenses in {{today}}'));
  const grant = await company.within(sampleBenefitRequest);
  await settle(world);
  expect(await lastSteps(company.owner, id)).toMatchObject([
    { label: expect.stringMatching(/^Decline request/), status: 'done' },
  ]);
  const after = await company.owner.get<{ status: string; decision_note: string }>(`/entitlement_grants/${grant}`);
  expect(after).toMatchObject({ status: 'declined', decision_note: 'No more licenses in Mar 16, 2026' });
});

test('a step that the state of the record does not allow fails with the reason', async () => {
  const company = await world.company();
  const { id } = await goLive(company.owner, whenRequested('No'));
  const grant = await company.within(sampleBenefitRequest);
  await company.owner.post(`/entitlement_grants/${grant}/cancel`);
  await settle(world);
  expect(await lastSteps(company.owner, id)).toMatchObject([
    { status: 'failed', error: expect.stringContaining('is not possible') },
  ]);
});

test('the builder offers the steps of the record with their input, and none that touches money or access', async () => {
  const { owner } = await world.company();
  const { steps } = await owner.get<Catalog>('/automations/catalog');
  expect(steps.find(({ kind }) => kind === 'entitlement_grants_decline')).toMatchObject({
    label: 'Decline request',
    tables: ['entitlement_grants'],
    params: [{ name: 'note', label: 'Note to the partner', kind: 'long', required: true }],
  });
  const kinds = steps.map(({ kind }) => kind);
  expect(kinds).not.toContain('entitlement_grants_show_again');
  expect(kinds.filter((kind) => /^(mdf_|bount)/.test(kind))).toEqual([]);
  expect(automationAction('mdf_claims_approve')).toBeUndefined();
  const draft = await createDraft(owner, {
    trigger: { kind: 'event', table: 'mdf_claims', event: 'mdf_claims.created' },
    steps: [step('approve', 'mdf_claims_approve')],
  });
  const refused = await owner.request('POST', `/automations/${draft.id}/try`, {});
  expect(refused.json()).toMatchObject({ errors: { definition: ['This step does not exist here.'] } });
});

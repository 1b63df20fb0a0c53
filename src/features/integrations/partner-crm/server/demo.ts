import { connectionsOf } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { askCrm } from './crm.ts';
import { listCrmDeals, registerCrmDeals } from './deals.ts';
import { proposeUse } from './propose.ts';
import { checkedUse, storeUse } from './settings.ts';
import { writeBack } from './write-back.ts';

/** The first partner registers one deal of its Demo CRM, and Tandem writes the state of the registration there. */
async function registerFromCrm(story: DemoStory): Promise<void> {
  const { kernel, history, company } = story;
  if (!company.hasExceptions) return;
  const partner = story.get('partners')[0]!;
  const open = <T>(work: (call: Call) => Promise<T>) =>
    history.on(history.today, work, {
      mode: 'partner',
      partner_id: partner.id,
      role: 'partner_admin',
      user_id: company.portal_user,
      full_name: 'Piet Partner',
    });
  const crm = (await open((call) => connectionsOf(call, 'crm'))).find(({ connector }) => connector === 'demo_crm');
  if (!crm) return;
  const { organization_id } = company;
  const objects = await askCrm(kernel, organization_id, crm.id, (one) => one.describe());
  const use = checkedUse({ ...proposeUse(objects), writes_back: true }, objects);
  await open((call) => storeUse(call, crm.id, use));
  const { deals } = await open(await listCrmDeals(kernel, open, crm.id));
  const chosen = deals.find(({ title }) => title?.startsWith('Bergen'));
  if (!chosen) return;
  await registerCrmDeals(kernel, open, crm.id, { deals: [{ remote_id: chosen.remote_id }] });
  await writeBack(await jobFor(kernel, organization_id), crm.id);
}

export const demo = [defineDemo('partner-crm', { when: 'afterwards', after: ['connections'], run: registerFromCrm })];

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { type Connector, declaredConnectors } from '#server/extension-points/connectors.ts';
import type { Kernel } from '#server/kernel.ts';
import { requestIntegration } from './catalog.ts';
import { createConnection } from './connect.ts';
import { reportBroken } from './health.ts';
import { listConnections, storeConnection } from './store.ts';

const HOUR = 3_600_000;

/**
 * Adds a connection that works, a paused one and a broken one, each to the first system of its kind. The demo has no
 * account anywhere, so only a system that needs no credentials works.
 */
async function addExamples(kernel: Kernel, call: Call, account: string): Promise<void> {
  const present = new Set((await listConnections(call)).map(({ connector }) => connector));
  const offered = declaredConnectors().filter(
    ({ key, sides, category }) => category === 'crm' && sides.includes(call.actor.mode) && !present.has(key),
  );
  const used = new Set<string>();
  const first = (kind: 'none' | 'oauth' | 'fields'): Connector | undefined => {
    const found = offered.find(({ key, access }) => !used.has(key) && access.some((one) => one.kind === kind));
    if (found) used.add(found.key);
    return found;
  };
  const add = async (connector: Connector, access: 'oauth' | 'fields', scopes: readonly string[] = []) =>
    storeConnection(
      call,
      { connector: connector.key, name: connector.name, access, values: {}, account, scopes },
      null,
    );
  const [works, broken, paused] = [first('none'), first('oauth'), first('fields')];
  if (works) await createConnection(kernel, call, { connector: works.key, values: {} });
  if (broken) {
    const access = broken.access.find((one) => one.kind === 'oauth');
    const id = await add(broken, 'oauth', access?.kind === 'oauth' ? access.scopes : []);
    const message = `The access was revoked in ${broken.name}. Connect it again.`;
    await reportBroken(call, id, { message });
  }
  if (paused) {
    const id = await add(paused, 'fields');
    await call.run(sql`
      update connections set status = 'paused', last_synced_at = ${new Date(call.now().getTime() - 5 * HOUR)}
      where organization_id = ${call.organization_id} and id = ${id}`);
  }
}

async function addConnections(story: DemoStory): Promise<void> {
  const { kernel, history, company } = story;
  if (!company.hasExceptions) return;
  await history.on(history.day(-1), async (call) => {
    await addExamples(kernel, call, 'Acme');
    await requestIntegration(kernel, call, 'Zoho CRM');
  });
  await history.on(
    history.day(-1),
    async (call) => {
      await addExamples(kernel, call, 'North Consulting');
      await requestIntegration(kernel, call, 'Zoho CRM');
      await requestIntegration(kernel, call, 'Freshsales');
    },
    {
      mode: 'partner',
      partner_id: story.get('partners')[0]!.id,
      role: 'partner_admin',
      user_id: company.portal_user,
      full_name: 'Piet Partner',
    },
  );
}

export const demo = [defineDemo('connections', { when: 'afterwards', run: addConnections })];

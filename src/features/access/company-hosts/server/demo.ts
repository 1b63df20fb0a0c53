import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newProof } from '#server/dns/records.ts';

/** Adds a host name that waits for its DNS records, so that the demo keeps its address. */
async function addHost({ history, company }: DemoStory): Promise<void> {
  if (!company.hasExceptions) return;
  await history.on(history.day(-3), (call) =>
    call.run(sql`
      insert into company_hosts (organization_id, host, proof)
      values (${call.organization_id}, ${'partners.lumenfleet.example'}, ${newProof()})`),
  );
}

export const demo = [defineDemo('company-hosts', { when: 'portal', after: ['partner-portal'], run: addHost })];

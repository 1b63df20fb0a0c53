import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import type { World } from './world.ts';

/** Leaves a company as `tandem move` does when it has gone to the installation at an address. */
export async function noteMoved({ database }: World, organization_id: string, address: string): Promise<void> {
  await withConnection(database.adminUrl, async (client) => {
    await client.query(sql`update organizations set status = 'moved' where id = ${organization_id}`);
    await client.query(sql`
      insert into frozen_companies (organization_id, reason, address) values (${organization_id}, 'moved', ${address})`);
  });
}

import { findCompany } from '../company-moves/send.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import { StartError } from '../start-error.ts';

export const ALLOW_LIST_USAGE = `  tandem allow-list <company> --off
      let people, API keys and partners use a company from every network; its list is kept`;

/** @returns the company @throws StartError with the usage */
export function readAllowListRequest(args: readonly string[]): string {
  const [company, option, ...more] = args;
  if (company && !company.startsWith('-') && option === '--off' && more.length === 0) return company;
  throw new StartError(`Usage:\n${ALLOW_LIST_USAGE}`);
}

/**
 * Turns off a company's allow list, for a company whose people are locked out. The audit log of the company names the
 * command, and running servers notice at once.
 */
export async function turnAllowListOff(company: string, adminUrl: string, say: (line: string) => void): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    const { id, name } = await findCompany(client, company);
    await client.query('begin');
    await client.query(sql`
      select set_config('app.organization_id', ${id}, true),
        set_config('app.reason', ${'Allow list turned off by the operator (npx tandem allow-list)'}, true)`);
    const { rowCount } = await client.query(sql`
      update organizations
      set restricts_people = false, restricts_keys = false, restricts_partners = false
      where id = ${id} and (restricts_people or restricts_keys or restricts_partners)`);
    await client.query('commit');
    say(
      rowCount === 0
        ? `${name} can be used from every network already.`
        : `${name} can be used from every network now. The list is kept: turn it on again under Settings > Security.`,
    );
  });
}

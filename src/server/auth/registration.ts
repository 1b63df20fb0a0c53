import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';

/** Whether visitors can create an account and a company (`TANDEM_REGISTRATION`). Invitations always work. */
export async function canRegister({ config, identity, system }: Kernel): Promise<boolean> {
  if (identity.provider.kind !== 'embedded' || config.registration === 'closed') return false;
  return config.registration === 'open' || system.unscoped(isWithoutCompany);
}

export async function isWithoutCompany(tx: Tx): Promise<boolean> {
  return (await tx.run(sql`select from organizations where kind in ('vendor', 'both') limit 1`)) === 0;
}

import type { Kernel } from '../kernel.ts';

/** Whether strangers may make an account and a company of their own (`TANDEM_REGISTRATION`). Invitations always work. */
export async function mayRegister({ config, identity, system }: Kernel): Promise<boolean> {
  if (identity.provider.kind !== 'embedded' || config.registration === 'closed') return false;
  if (config.registration === 'open') return true;
  const [company] = await system.unscoped((tx) =>
    tx.rows("select from organizations where kind in ('vendor', 'both') limit 1"),
  );
  return !company;
}

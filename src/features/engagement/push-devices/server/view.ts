import type { AllowList } from '#server/auth/allowed-networks.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';

/** The place a notification comes from: a company or, with a partner, its program. */
export interface Place {
  organization_id: string;
  partner_id: string | null;
}

export interface OpenView {
  company_name: string;
  /** The company can be used in its own networks only, so what happens there is not shown elsewhere. */
  isRestricted: boolean;
}

/**
 * The access that the session of a device still gives. The rules of sessions apply: it ends with the sign-out, with rest,
 * with a suspension, and with the membership.
 * @returns null when the session no longer opens the place
 */
export async function openViewOf(
  { identity }: Pick<Kernel, 'identity'>,
  session_id: string,
  { organization_id, partner_id }: Place,
): Promise<OpenView | null> {
  const principal = await identity.principalOfSession(session_id).catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!principal || principal.impersonation) return null;
  if (partner_id === null) {
    const company = principal.companies.find(({ id }) => id === organization_id);
    return company ? { company_name: company.name, isRestricted: restricts(company.allow_list, 'people') } : null;
  }
  const program = principal.programs.find((one) => one.partner_id === partner_id && one.company.id === organization_id);
  if (!program) return null;
  return {
    company_name: program.company.name,
    isRestricted: restricts(program.company.allow_list, 'partners') || restricts(program.home.allow_list, 'people'),
  };
}

const restricts = (list: AllowList | null | undefined, who: 'partners' | 'people'): boolean => list?.[who] ?? false;

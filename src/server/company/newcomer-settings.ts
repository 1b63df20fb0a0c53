import type { Environment } from '../settings/read-setting.ts';
import { StartError } from '../start-error.ts';

/** The limits for strangers who register; 0 means no limit. */
export interface NewcomerSettings {
  /** New companies that one network can begin in a day; the machine itself is not limited. */
  companiesPerNetwork: number;
  /** Emails a day from a new company to people who have no account. */
  newCompanyMails: number;
}

export function readNewcomerSettings(env: Environment): NewcomerSettings {
  return {
    companiesPerNetwork: readLimit(env, 'TANDEM_COMPANIES_PER_NETWORK', { usual: 3, what: 'new companies a day' }),
    newCompanyMails: readLimit(env, 'TANDEM_NEW_COMPANY_MAILS', { usual: 50, what: 'emails a day' }),
  };
}

function readLimit(env: Environment, name: string, { usual, what }: { usual: number; what: string }): number {
  const text = env[name] || String(usual);
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new StartError(`${name} is "${text}": set it to a number of ${what}, such as ${usual}, or 0 for no limit.`);
}

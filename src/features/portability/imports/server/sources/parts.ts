import { hostOf, isFreeMail } from '#shared/matching.ts';
import { type Added, CUSTOMER, DOMAIN, JOINED_NAME, KIND, SYSTEM } from './model.ts';

const first = ['firstname', 'profilefirstname'];
const last = ['lastname', 'profilelastname'];
const company = ['companyname', 'company', 'teamname', 'profilecompanyname'];
const email = ['email', 'emailaddress'];

/** A partner's name: its company, else the first and the last name, else the email address. */
export const joinedName: Added = {
  heading: JOINED_NAME,
  of: (cell) =>
    cell(company) || [cell(first), cell(last)].filter(Boolean).join(' ') || cell(['name', 'fullname']) || cell(email),
  apart: email,
};

/** A customer's name where the file has one, else its email address or its key. */
export const joinedCustomer = (
  names: readonly string[],
  emails: readonly string[],
  keys: readonly string[],
): Added => ({
  heading: CUSTOMER,
  of: (cell) => cell(names) || cell(emails) || cell(keys),
  apart: emails,
});

/** The domain of an address, unless everyone can have an address there. */
export const domainOfEmail = (headings: readonly string[]): Added => ({
  heading: DOMAIN,
  of: (cell) => {
    const host = hostOf(cell(headings).split('@')[1] ?? '');
    return host && !isFreeMail(host) ? host : '';
  },
});

export const fixed = (heading: string, text: string): Added => ({ heading, of: () => text });

/** The columns that say where an entry comes from and what it is. */
export const entryOf = (source: string, kind: 'Commission' | 'Payout'): readonly Added[] => [
  fixed(SYSTEM, source),
  fixed(KIND, kind),
];

/** The fields of a partner that all systems have. */
export const personColumns = {
  name: [JOINED_NAME],
  contact_email: email,
  contact_first_name: first,
  contact_last_name: last,
} as const;

/** The fields of an entry that follow from the columns added. */
export const entryColumns = { system: [SYSTEM], kind: [KIND] } as const;

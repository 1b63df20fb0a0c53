import { PIPEDRIVE_KIND } from '../../schema.ts';
import type { MockStore } from '../mocks/kit/store.ts';
import type { Hands, OtherSystem } from './hands.ts';

const companies = [
  { name: 'Northgate Hotels', domain: 'northgate-hotels.example', isPartner: false, size: 900 },
  { name: 'Sable Pharma', domain: 'sable-pharma.example', isPartner: false, size: 2400 },
  { name: 'Larkspur Energy', domain: 'larkspur-energy.example', isPartner: false, size: 410 },
  { name: 'Tundra Logistics', domain: 'tundra-logistics.example', isPartner: false, size: 160 },
  { name: 'Beacon Advisory', domain: 'beacon-advisory.example', isPartner: true, size: 45 },
  { name: 'Quill Software House', domain: 'quill-software.example', isPartner: true, size: 70 },
] as const;

const people = [
  ['Northgate Hotels', 'Olivia', 'Brandt'],
  ['Sable Pharma', 'Tomas', 'Novak'],
  ['Larkspur Energy', 'Aisha', 'Khan'],
  ['Beacon Advisory', 'Robert', 'Lindgren'],
] as const;

const deals = [
  ['Northgate Hotels', 'Northgate: booking desk', 54_000, 40],
  ['Sable Pharma', 'Sable: trial tracking', 118_000, 75],
  ['Larkspur Energy', 'Larkspur: field crews', 36_500, 25],
] as const;

const DAY = 86_400_000;

/** Fills a system that has no records yet, or has none any more. */
export async function fillSystem(
  system: OtherSystem,
  store: MockStore,
  { save }: Hands,
  now: () => Date,
  { again = false }: { again?: boolean } = {},
): Promise<void> {
  const main = { salesforce: 'Account', pipedrive: 'organizations', rest: 'customers' }[system];
  const known = await store.transaction((view) => view.list(main));
  if (known.some(({ is_deleted }) => !again || !is_deleted)) return;
  const ids = new Map<string, string>();
  for (const { name, domain, isPartner, size } of companies) {
    const values = {
      salesforce: {
        Name: name,
        Website: `https://www.${domain}`,
        Type: isPartner ? 'Partner' : 'Customer',
        NumberOfEmployees: size,
        Active__c: true,
      },
      pipedrive: { name, website: `https://www.${domain}`, custom_fields: { [PIPEDRIVE_KIND]: isPartner ? 2 : 1 } },
      rest: { title: name, contact: { email: `office@${domain}` }, size, level: isPartner ? 'gold' : 'silver' },
    }[system];
    ids.set(name, await save(main, values));
  }
  if (system === 'rest') return;
  for (const [company, first, last] of people) {
    const email = `${first}.${last}@${companies.find(({ name }) => name === company)!.domain}`.toLowerCase();
    if (system === 'salesforce')
      await save('Contact', { FirstName: first, LastName: last, Email: email, AccountId: ids.get(company)! });
    else
      await save('persons', {
        name: `${first} ${last}`,
        emails: [{ value: email, primary: true, label: 'work' }],
        org_id: Number(ids.get(company)),
      });
  }
  for (const [company, name, amount, days] of deals) {
    const close = new Date(now().getTime() + days * DAY).toISOString().slice(0, 10);
    if (system === 'salesforce')
      await save('Opportunity', {
        Name: name,
        Amount: amount,
        StageName: 'Prospecting',
        CloseDate: close,
        AccountId: ids.get(company)!,
      });
    else
      await save('deals', {
        title: name,
        value: amount,
        currency: 'USD',
        status: 'open',
        stage_id: 1,
        pipeline_id: 1,
        org_id: Number(ids.get(company)),
      });
  }
}

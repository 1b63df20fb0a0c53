import type { Side } from '#shared/access/roles.ts';
import type { MockProperty } from '../mocks/hubspot/properties.ts';
import {
  addProperty,
  createRecord,
  type HubspotEvent,
  linkMockHubspotRecords,
  propertiesOf,
} from '../mocks/hubspot/records.ts';
import type { MockStore } from '../mocks/kit/store.ts';
import { findHubspotObject } from '../providers/hubspot/objects.ts';
import { partnerData } from './partner-records.ts';

const companies = [
  {
    name: 'Halden Shipyards',
    domain: 'halden-shipyards.example',
    type: 'CUSTOMER',
    city: 'Halden',
    country: 'Norway',
    numberofemployees: '640',
    industry: 'MACHINERY',
  },
  {
    name: 'Corvara Logistics',
    domain: 'corvara-logistics.example',
    type: 'CUSTOMER',
    city: 'Bolzano',
    country: 'Italy',
    numberofemployees: '310',
    industry: 'LOGISTICS_AND_SUPPLY_CHAIN',
  },
  {
    name: 'Tamarind Foods',
    domain: 'tamarind-foods.example',
    type: 'CUSTOMER',
    city: 'Lisbon',
    country: 'Portugal',
    numberofemployees: '1200',
    industry: 'RETAIL',
  },
  {
    name: 'Meridian Clinics',
    domain: 'meridian-clinics.example',
    type: 'CUSTOMER',
    city: 'Denver',
    country: 'United States',
    numberofemployees: '2300',
    industry: 'HOSPITAL_HEALTH_CARE',
  },
  {
    name: 'Ostrava Castings',
    domain: 'ostrava-castings.example',
    type: 'CUSTOMER',
    city: 'Ostrava',
    country: 'Czechia',
    numberofemployees: '450',
    industry: 'MACHINERY',
  },
  {
    name: 'Ventura Ferries',
    domain: 'ventura-ferries.example',
    type: 'PROSPECT',
    city: 'Ventura',
    country: 'United States',
    numberofemployees: '180',
    industry: 'LOGISTICS_AND_SUPPLY_CHAIN',
  },
  {
    name: 'Juniper Bank',
    domain: 'juniper-bank.example',
    type: 'CUSTOMER',
    city: 'Toronto',
    country: 'Canada',
    numberofemployees: '5200',
    industry: 'FINANCIAL_SERVICES',
  },
  {
    name: 'Alder & Finch Retail',
    domain: 'alder-finch.example',
    type: 'PROSPECT',
    city: 'Bristol',
    country: 'United Kingdom',
    numberofemployees: '760',
    industry: 'RETAIL',
  },
  {
    name: 'Kestrel Integrators',
    domain: 'kestrel-integrators.example',
    type: 'PARTNER',
    city: 'Munich',
    country: 'Germany',
    numberofemployees: '85',
    industry: 'INFORMATION_TECHNOLOGY_AND_SERVICES',
  },
  {
    name: 'Cobalt Cloud Consulting',
    domain: 'cobalt-cloud.example',
    type: 'PARTNER',
    city: 'Austin',
    country: 'United States',
    numberofemployees: '140',
    industry: 'INFORMATION_TECHNOLOGY_AND_SERVICES',
  },
  {
    name: 'Saltmarsh Systems',
    domain: 'saltmarsh.example',
    type: 'PARTNER',
    city: 'Rotterdam',
    country: 'Netherlands',
    numberofemployees: '60',
    industry: 'COMPUTER_SOFTWARE',
  },
  {
    name: 'Pinecrest Resellers',
    domain: 'pinecrest.example',
    type: 'PARTNER',
    city: 'Portland',
    country: 'United States',
    numberofemployees: '32',
    industry: 'INFORMATION_TECHNOLOGY_AND_SERVICES',
  },
] as const;

const contacts = [
  ['Halden Shipyards', 'Ingrid', 'Solberg', 'Head of Operations'],
  ['Corvara Logistics', 'Paolo', 'Rossi', 'IT Director'],
  ['Tamarind Foods', 'Beatriz', 'Lopes', 'Purchasing Manager'],
  ['Meridian Clinics', 'Grace', 'Okafor', 'Chief Information Officer'],
  ['Juniper Bank', 'Daniel', 'Tremblay', 'VP Technology'],
  ['Alder & Finch Retail', 'Harriet', 'Cole', 'Store Systems Lead'],
  ['Kestrel Integrators', 'Jonas', 'Weber', 'Managing Director'],
  ['Cobalt Cloud Consulting', 'Maria', 'Alvarez', 'Alliance Manager'],
  ['Saltmarsh Systems', 'Femke', 'de Boer', 'Partner Manager'],
  ['Pinecrest Resellers', 'Sam', 'Whitfield', 'Owner'],
] as const;

const deals = [
  ['Halden Shipyards', 'Halden: yard planning', '48000', 'presentationscheduled', 45],
  ['Corvara Logistics', 'Corvara: warehouse rollout', '26500', 'contractsent', 20],
  ['Tamarind Foods', 'Tamarind: renewal', '18000', 'qualifiedtobuy', 70],
  ['Meridian Clinics', 'Meridian: 12 clinics', '132000', 'decisionmakerboughtin', 60],
  ['Ostrava Castings', 'Ostrava: pilot', '9500', 'appointmentscheduled', 90],
  ['Juniper Bank', 'Juniper: branch pilot', '75000', 'qualifiedtobuy', 80],
] as const;

const DAY = 86_400_000;

interface DemoData {
  companies: readonly { name: string; domain: string; [property: string]: string }[];
  contacts: readonly (readonly [employer: string, firstname: string, lastname: string, jobtitle: string])[];
  deals: readonly (readonly [customer: string, dealname: string, amount: string, dealstage: string, days: number])[];
  /** Further properties of deals, and their values by the name of the deal. */
  properties: readonly MockProperty[];
  more: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const ofCompany: DemoData = { companies, contacts, deals, properties: [], more: {} };

/** Fills a Demo CRM that has no records yet, or has none any more. */
export async function fillDemoCrm(
  store: MockStore,
  clock: () => Date,
  { again = false, side = 'company' }: { again?: boolean; side?: Side } = {},
): Promise<void> {
  const data: DemoData = side === 'partner' ? partnerData : ofCompany;
  await store.transaction(async (view) => {
    for (const object of ['companies', 'contacts', 'deals']) {
      const known = await view.list(object);
      if (known.some(({ is_deleted }) => !again || !is_deleted)) return;
    }
    const now = clock();
    const change = { view, now, source: 'CRM_UI', emit: (_event: Partial<HubspotEvent>) => {} };
    const [company, contact, deal] = ['companies', 'contacts', 'deals'].map((name) => findHubspotObject(name)!);
    const known = new Set((await propertiesOf(view, 'deals')).map(({ name }) => name));
    for (const added of data.properties) if (!known.has(added.name)) await addProperty(change, 'deals', added);
    const ids = new Map<string, string>();
    for (const values of data.companies) ids.set(values.name, (await createRecord(change, company!, { ...values })).id);
    const domains = new Map<string, string>(data.companies.map(({ name, domain }) => [name, domain]));
    for (const [employer, firstname, lastname, jobtitle] of data.contacts) {
      const email = `${firstname}.${lastname}@${domains.get(employer)}`.toLowerCase().replaceAll(' ', '');
      const { id } = await createRecord(change, contact!, { firstname, lastname, jobtitle, email });
      await linkMockHubspotRecords(change, contact!, company!, [{ from: id, to: ids.get(employer)!, is_linked: true }]);
    }
    for (const [customer, dealname, amount, dealstage, days] of data.deals) {
      const closedate = new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
      const values = {
        dealname,
        amount,
        dealstage,
        closedate: `${closedate}T00:00:00.000Z`,
        deal_currency_code: 'USD',
        ...data.more[dealname],
      };
      const { id } = await createRecord(change, deal!, values);
      await linkMockHubspotRecords(change, deal!, company!, [{ from: id, to: ids.get(customer)!, is_linked: true }]);
    }
  });
}

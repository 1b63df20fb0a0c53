import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addDays } from '#shared/time/dates.ts';
import type { ActivityKind, Finding, ProspectCreate, Stage } from '../schema.ts';
import { addProspectActivity, createProspect, createProspectProfile } from './service.ts';
import { takeProspectStep } from './steps.ts';

interface Told extends Omit<ProspectCreate, 'next_step_on'> {
  /** Days before today on which it was found. */
  ago: number;
  stage?: Exclude<Stage, 'won'>;
  reason?: string;
  /** Days after it was found. */
  done?: [days: number, kind: ActivityKind, body: string][];
  /** Days from today until the next step; negative ones are overdue. */
  due?: number;
  /** The findings on its website. */
  site?: Omit<Finding, 'source'>[];
  type?: 'reseller' | 'services';
}

const prospects: Told[] = [
  {
    name: 'Alpenlogik',
    domain: 'alpenlogik.at',
    country: 'AT',
    countries: ['AT', 'DE', 'CH'],
    employees: 140,
    founded_year: 2009,
    tags: ['Integration', 'Logistics'],
    contact_name: 'Katharina Moser',
    contact_title: 'Head of alliances',
    contact_email: 'k.moser@alpenlogik.at',
    source: 'event',
    type: 'reseller',
    ago: 46,
    stage: 'proposal',
    due: 2,
    next_step: 'Send the margin table',
    done: [
      [1, 'email', 'Introduced the program and asked for a call.'],
      [4, 'reply', 'Interested. They already install sensors for four retailers.'],
      [12, 'meeting', 'Demo for the managing directors. They want exclusivity in Tyrol.'],
    ],
    site: [
      { kind: 'title', value: 'Alpenlogik | Warehouse integration in the Alps' },
      {
        kind: 'description',
        value: 'We plan, build and run connected warehouses in Austria, Bavaria and Switzerland.',
      },
      { kind: 'country', value: 'AT' },
      { kind: 'country', value: 'DE' },
      { kind: 'email', value: 'office@alpenlogik.at' },
      { kind: 'employees', value: '140' },
    ],
  },
  {
    name: 'Fjord IT Partner',
    domain: 'fjord-it.no',
    country: 'NO',
    employees: 64,
    founded_year: 2014,
    tags: ['Integration', 'Managed services'],
    contact_name: 'Ingrid Haugen',
    contact_email: 'ingrid@fjord-it.no',
    source: 'referral',
    type: 'services',
    ago: 31,
    stage: 'meeting',
    due: -3,
    next_step: 'Confirm the technical workshop',
    done: [
      [2, 'call', 'Called after the recommendation by a customer.'],
      [9, 'meeting', 'First meeting. Two certified engineers could start in January.'],
    ],
  },
  {
    name: 'Castellana Sistemas',
    domain: 'castellana-sistemas.es',
    country: 'ES',
    countries: ['ES', 'PT'],
    employees: 210,
    founded_year: 1998,
    tags: ['Retail', 'Integration'],
    contact_name: 'Javier Ortega',
    contact_email: 'jortega@castellana-sistemas.es',
    source: 'website',
    type: 'reseller',
    ago: 20,
    stage: 'replied',
    due: 5,
    next_step: 'Agree on a date for the demo',
    done: [
      [1, 'email', 'Sent the partner brochure in Spanish.'],
      [6, 'reply', 'Asks for references in the Iberian market.'],
    ],
  },
  {
    name: 'Blue Quay Consulting',
    domain: 'bluequay.co.uk',
    country: 'GB',
    employees: 38,
    founded_year: 2017,
    tags: ['Consulting'],
    contact_name: 'Oliver Grant',
    contact_email: 'oliver@bluequay.co.uk',
    source: 'event',
    type: 'services',
    ago: 17,
    stage: 'contacted',
    due: 1,
    next_step: 'Call again',
    done: [[3, 'email', 'Followed up on the talk at the trade fair.']],
  },
  {
    name: 'Rheintal Automation',
    domain: 'rheintal-automation.de',
    country: 'DE',
    countries: ['DE', 'CH'],
    employees: 95,
    founded_year: 2006,
    tags: ['Automation', 'Logistics'],
    contact_name: 'Jonas Brandt',
    contact_email: 'brandt@rheintal-automation.de',
    source: 'import',
    type: 'reseller',
    ago: 12,
    stage: 'contacted',
    done: [[2, 'email', 'First email to the sales manager.']],
  },
  {
    name: 'Lumen Retail Tech',
    domain: 'lumen-retail.fr',
    country: 'FR',
    employees: 27,
    tags: ['Retail'],
    source: 'import',
    type: 'reseller',
    ago: 9,
    stage: 'researched',
    due: 4,
    next_step: 'Find a contact in sales',
    site: [
      { kind: 'title', value: 'Lumen Retail Tech' },
      { kind: 'country', value: 'FR' },
      { kind: 'email', value: 'bonjour@lumen-retail.fr' },
    ],
  },
  {
    name: 'Kestrel Data Works',
    domain: 'kestreldata.com',
    country: 'US',
    employees: 420,
    founded_year: 2003,
    tags: ['Analytics', 'Managed services'],
    contact_name: 'Dana Whitfield',
    contact_email: 'dana.whitfield@kestreldata.com',
    source: 'import',
    type: 'services',
    ago: 8,
    stage: 'researched',
  },
  { name: 'Tidewater Logistics Software', domain: 'tidewater-ls.com', country: 'US', source: 'import', ago: 5 },
  {
    name: 'Hanse Sensorik',
    domain: 'hanse-sensorik.de',
    country: 'DE',
    employees: 54,
    tags: ['Sensors', 'Integration'],
    source: 'website',
    type: 'reseller',
    ago: 3,
  },
  { name: 'Polder Systems', domain: 'poldersystems.nl', country: 'NL', employees: 18, source: 'manual', ago: 1 },
  {
    name: 'Vesta Facility Group',
    domain: 'vesta-facility.it',
    country: 'IT',
    employees: 1_900,
    source: 'event',
    ago: 70,
    stage: 'lost',
    reason: 'Signed an exclusive contract with a competitor.',
    done: [
      [2, 'email', 'Invitation to the partner day.'],
      [20, 'reply', 'Declined the invitation.'],
    ],
  },
  {
    name: 'Micro Apps Studio',
    domain: 'microapps.studio',
    country: 'PT',
    employees: 3,
    contact_email: 'microappsstudio@gmail.com',
    source: 'manual',
    type: 'reseller',
    ago: 52,
    stage: 'not_a_fit',
    reason: 'No people for sales or support.',
  },
];

/** Profiles of two partner types, and prospects in every stage. */
async function tell(story: DemoStory): Promise<void> {
  const { history } = story;
  const [reseller, , services] = story.get('partnerTypes');
  const types = { reseller: reseller!, services: services! };
  await history.on(history.day(0, -80), (call) => createProfiles(call, types));
  for (const told of story.company.hasExceptions ? prospects : prospects.slice(0, 6)) await tellOne(story, told, types);
}

async function createProfiles(call: Call, types: { reseller: string; services: string }): Promise<void> {
  const europe = ['DE', 'AT', 'CH', 'FR', 'ES', 'NL', 'GB', 'NO', 'SE', 'DK', 'BE', 'PT', 'IT'];
  await createProspectProfile(call, {
    name: 'Regional reseller',
    type_id: types.reseller,
    description: 'Sells and installs in its own region, with a sales team of its own.',
    criteria: [
      { fact: 'employees', weight: 5, ideal: { from: 50, to: 250 }, acceptable: { from: 20, to: 500 } },
      { fact: 'country', weight: 3, ideal: { values: ['DE', 'AT', 'CH'] }, acceptable: { values: europe } },
      { fact: 'tags', weight: 4, ideal: { values: ['Integration', 'Logistics'] }, acceptable: { values: ['Retail'] } },
      { fact: 'age', weight: 2, ideal: { from: 10 }, acceptable: { from: 5 } },
      { fact: 'business_contact', weight: 1, ideal: {} },
    ],
  });
  await createProspectProfile(call, {
    name: 'Service partner',
    description: 'Runs the product for customers. Used for all types without a profile.',
    criteria: [
      { fact: 'employees', weight: 3, ideal: { from: 30 }, acceptable: { from: 10 } },
      { fact: 'tags', weight: 5, ideal: { values: ['Managed services'] }, acceptable: { values: ['Consulting'] } },
      { fact: 'countries', weight: 2, ideal: { values: europe } },
      { fact: 'website', weight: 1, ideal: {} },
    ],
    qualify_at: 65,
  });
}

async function tellOne(story: DemoStory, told: Told, types: { reseller: string; services: string }): Promise<void> {
  const { history, company } = story;
  const { ago, stage, reason, done = [], due, site, type, ...input } = told;
  const at = (days: number) => history.day(0, Math.min(0, days - ago));
  const owner = company.owners[prospects.indexOf(told) % company.owners.length]!;
  const id = await history.on(at(0), async (call) => {
    const today = addDays(call.today(), ago);
    return createProspect(call, {
      ...input,
      website: input.domain ? `https://${input.domain}` : null,
      owner_user_id: owner,
      type_id: type ? types[type] : null,
      next_step_on: due === undefined ? null : addDays(today, due),
    });
  });
  if (site) await history.on(at(0), (call) => storeSite(call, input.domain!, site));
  for (const [days, kind, body] of done)
    await history.on(at(days), (call) => addProspectActivity(call, { prospect_id: id, kind, body }));
  if (stage) {
    const last = done.at(-1)?.[0] ?? 0;
    await history.on(at(last + 1), (call) => takeProspectStep.move(call, id, { stage, reason: reason ?? null }));
  }
}

/** The demo reads no websites; these findings stand for what would be found. */
async function storeSite(call: Call, host: string, found: Omit<Finding, 'source'>[]): Promise<void> {
  const findings = found.map((finding) => ({ ...finding, source: `https://${host}/` }));
  const now = call.now();
  await call.run(sql`
    insert into prospect_sites (organization_id, host, status, findings, pages, asked_at, read_at)
    values (${call.organization_id}, ${host}, 'read', ${JSON.stringify(findings)}, 1, ${now}, ${now})
    on conflict do nothing`);
}

export const demo = [defineDemo('prospects', { when: 'end', run: tell })];

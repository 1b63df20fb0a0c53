import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { Level } from '../levels.schema.ts';
import type { PopulationKind } from '../schema.ts';
import { requestConsent, setConsent } from './consents.ts';
import { requestIntroduction } from './introductions.ts';
import { loadFile } from './loading/file.ts';
import { loadRows } from './loading/refresh.ts';
import { matchNow } from './matching.ts';
import { reportMatch } from './overlaps/matches.ts';
import { overlapPage } from './overlaps/overlaps.ts';
import { ownPopulation } from './populations.ts';
import { createPopulation } from './service.ts';

const companyLists: readonly { name: string; kind: PopulationKind; level: Level }[] = [
  { name: 'Customers', kind: 'customers', level: 'owner' },
  { name: 'Open opportunities', kind: 'open_opportunities', level: 'count' },
  { name: 'Prospects', kind: 'prospects', level: 'none' },
];
const industries = ['Logistics', 'Retail', 'Manufacturing', 'Energy'];
const owners = ['Piet Partner', 'Noor Jansen', 'Sven Bakker'];
const others = [
  'Aster Mills',
  'Birch Hotels',
  'Cobalt Foods',
  'Dune Travel',
  'Ember Glass',
  'Fjord Shipping',
  'Garnet Press',
  'Hazel Clinics',
];

/** Lists of both sides that overlap, one request for a list and one open introduction in each direction. */
async function mapAccounts(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const partner = story.get('partners')[0]!;
  const actor = {
    mode: 'partner',
    partner_id: partner.id,
    role: 'partner_admin',
    user_id: company.portal_user,
    full_name: 'Piet Partner',
  } as const;
  const ours: string[] = [];
  for (const { name, kind, level } of companyLists) {
    const id = await history.on(history.day(0, -9), (call) => ownList(call, name, kind));
    if (level !== 'none')
      await history.on(history.day(0, -8), (call) => setConsent(call, id, { partner_id: partner.id, level }));
    ours.push(id);
  }
  const theirs = await history.on(history.day(0, -7), fileLists, actor);
  await history.on(history.day(0, -7), (call) => matchNow(call, theirs.customers));
  await history.on(history.day(0, -6), (call) =>
    requestConsent(call, theirs.prospects, {
      partner_id: partner.id,
      level: 'name',
      message: 'We plan the next quarter and would like to see which prospects we share.',
    }),
  );
  await history.on(
    history.day(0, -5),
    (call) => requestConsent(call, ours[2]!, { level: 'existence', message: 'We can open doors at several of them.' }),
    actor,
  );
  const seen = await history.on(history.day(0, -4), (call) =>
    overlapPage(call, { own_id: ours[0]!, other_id: theirs.customers }),
  );
  await history.on(
    history.day(0, -3),
    (call) => overlapPage(call, { own_id: theirs.customers, other_id: ours[0]! }),
    actor,
  );
  const [first, second, third] = seen.rows;
  if (!first || !second) return;
  if (third)
    await history.on(
      history.day(0, -3),
      (call) => reportMatch(call, third.id, 'This is another company with a similar website.'),
      actor,
    );
  await history.on(history.day(0, -3), (call) =>
    requestIntroduction(call, first.id, {
      message: 'You know the head of operations. Could you introduce us before the tender in spring?',
      due_on: history.day(0, 6),
    }),
  );
  await history.on(
    history.day(0, -2),
    (call) =>
      requestIntroduction(call, second.id, {
        message: 'Our consultants work there already. Please introduce us to the account owner.',
        contact_name: 'Head of IT',
        due_on: history.day(0, 4),
      }),
    actor,
  );
}

async function ownList(call: Call, name: string, kind: PopulationKind): Promise<string> {
  const id = await createPopulation(call, { name, kind, source: 'accounts' });
  await loadRows(call, await ownPopulation(call, id), null);
  return id;
}

/** The partner's files: some accounts that the company knows as well, and some of its own. */
async function fileLists(call: Call): Promise<{ customers: string; prospects: string }> {
  const known = await call.asCompany((company) =>
    company.rows<{ name: string; domain: string; country: string | null }>(sql`
      select name, domain, country from accounts
      where organization_id = ${company.organization_id} and is_customer and domain_key is not null
        and archived_at is null order by created_at, id limit 14`),
  );
  const own = others.map((name) => ({
    name,
    domain: `${name.toLowerCase().replaceAll(' ', '-')}.example`,
    country: 'NL',
  }));
  const fileOf = (rows: readonly { name: string; domain: string; country: string | null }[]) =>
    [
      'name,domain,country,owner,industry',
      ...rows.map((row, index) =>
        [
          `"${row.name.replaceAll('"', '""')}"`,
          row.domain,
          row.country ?? '',
          owners[index % owners.length],
          industries[index % industries.length],
        ].join(','),
      ),
    ].join('\n');
  const add = async (name: string, kind: PopulationKind, content: string, level: Level) => {
    const id = await createPopulation(call, { name, kind, source: 'file' });
    await loadFile(call, id, { file_name: `${name.toLowerCase()}.csv`, content });
    if (level !== 'none') await setConsent(call, id, { level });
    return id;
  };
  return {
    customers: await add('Our customers', 'customers', fileOf([...known, ...own.slice(0, 5)]), 'owner'),
    prospects: await add('Our prospects', 'prospects', fileOf(own.slice(5)), 'none'),
  };
}

export const demo = [defineDemo('account-mapping', { when: 'portal', after: ['partner-portal'], run: mapAccounts })];

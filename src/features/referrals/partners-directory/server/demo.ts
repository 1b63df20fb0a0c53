import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { DirectoryListingCreate } from '../listing.schema.ts';
import { proposeListingChange } from './listings/changes.ts';
import { noteVisit, type VisitKind } from './public/visitors.ts';
import { createDirectory, publishListing } from './service.ts';

const offers = [
  ['Rollouts without downtime', ['Installation', 'Project management'], ['Logistics', 'Utilities']],
  ['Route planning for city fleets', ['Route planning', 'Training'], ['Public sector', 'Logistics']],
  ['Driver safety that drivers accept', ['Driver cameras', 'Change management'], ['Construction', 'Logistics']],
  ['Electric fleets, planned end to end', ['Charging', 'Consulting'], ['Public sector', 'Utilities']],
  ['Telematics for machines and trucks', ['Installation', 'Integration'], ['Construction', 'Utilities']],
  ['Your ERP and your fleet in one view', ['Integration', 'Reporting'], ['Logistics', 'Manufacturing']],
] as const;
const spoken: Record<string, string[]> = {
  DE: ['German', 'English'],
  FR: ['French', 'English'],
  ES: ['Spanish', 'English'],
  NL: ['Dutch', 'English'],
  SE: ['Swedish', 'English'],
};

interface Member {
  id: string;
  name: string;
  country: string | null;
}

/** A lively directory for the larger company, a plain one for the other. */
async function addDirectory(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const isLarge = company.hasExceptions === true;
  const partners = story.get('partners');
  const directory_id = await history.on(history.day(-5), async (call) => {
    const fields = await call.rows<{ id: string; key: string }>(sql`
      select id, key from custom_fields
      where organization_id = ${call.organization_id} and entity = 'partners' and key in ('industries', 'installs')
      order by key`);
    return createDirectory(call, {
      name: isLarge ? 'Find a fleet partner' : 'Our consultants',
      slug: isLarge ? 'find-a-fleet-partner' : 'our-consultants',
      description: isLarge
        ? 'Certified partners plan, install and support your fleet platform, from the first vehicle to the last.'
        : null,
      is_published: true,
      include_custom_field_filter: isLarge,
      filter_custom_fields: isLarge ? fields.filter(({ key }) => key === 'industries').map(({ id }) => id) : [],
      display_custom_fields: isLarge ? fields.map(({ id }) => id) : [],
      featured_partner_ids: partners.slice(1, isLarge ? 4 : 2).map(({ id }) => id),
      tile_size: isLarge ? 'medium' : 'large',
      page_styles: isLarge
        ? { layout: 'vertical', size: 'middle', align: 'start', variant: 'outlined' }
        : { layout: 'horizontal', size: 'large', align: 'start', variant: 'filled' },
      sort_by: isLarge ? 'featured' : 'fair',
    });
  });
  const members = await history.on(history.day(-5), (call) => activeMembers(call, isLarge ? 40 : 8));
  for (const [index, member] of members.entries()) {
    await history.on(history.day(-4, index % 28), (call) =>
      publishListing(call, { directory_id, partner_id: member.id, ...contentOf(member, index) }),
    );
  }
  if (!isLarge) return;
  await addVisits(story, directory_id, members);
  await proposeChange(story, directory_id);
}

const activeMembers = (call: Call, most: number) =>
  call.rows<Member>(sql`
    select p.id, p.name, p.country from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id and s.category = 'active'
    where p.organization_id = ${call.organization_id} and p.archived_at is null order by p.created_at, p.id
    limit ${most}`);

function contentOf({ country }: Member, index: number): Partial<DirectoryListingCreate> {
  const [tagline, services, industries] = offers[index % offers.length]!;
  return {
    tagline,
    services: [...services],
    industries: [...industries],
    languages: spoken[country ?? ''] ?? ['English'],
    locations: country ? [country] : [],
  };
}

/** Four weeks of visits, fewer at weekends. */
async function addVisits({ history }: DemoStory, directory_id: string, members: readonly Member[]): Promise<void> {
  const terms = ['installation', 'north', 'telematics', 'consulting'];
  for (let ago = 28; ago >= 0; ago -= 1) {
    const day = history.day(0, -ago);
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    await history.on(day, async (call) => {
      const visitors = (isWeekend ? 2 : 7) + (ago % 4);
      for (let number = 0; number < visitors; number += 1) {
        const note = (kind: VisitKind, more: { partner_id?: string; term?: string } = {}) =>
          noteVisit(call, { directory_id, kind, visitor: `demo-${day}-${number}`, ...more });
        await note('view');
        if (number % 2 === 0) await note('search', { term: terms[(number + ago) % terms.length]! });
        const partner_id = members[(number * 5 + ago) % Math.min(members.length, 18)]!.id;
        if (number % 3 !== 2) await note('partner_view', { partner_id });
        if (number % 4 === 1) await note('link', { partner_id });
      }
    });
  }
}

/** The partner that signs in has a change that waits for the company. */
async function proposeChange(story: DemoStory, directory_id: string): Promise<void> {
  const { history, company } = story;
  const partner = story.get('partners')[0]!;
  const listing = await history.on(history.today, (call) =>
    call.maybe<{ id: string }>(sql`
      select id from directory_listings
      where organization_id = ${call.organization_id} and directory_id = ${directory_id} and partner_id = ${partner.id}`),
  );
  if (!listing) return;
  await history.on(
    history.day(0, -1),
    (call) =>
      proposeListingChange(call, listing.id, {
        tagline: 'Fleet rollouts in twelve countries, with our own installers',
        services: ['Installation', 'Project management', 'Driver training'],
        note: 'We opened a training center this month.',
        submit: true,
      }),
    {
      mode: 'partner',
      partner_id: partner.id,
      role: 'partner_admin',
      user_id: company.portal_user,
      full_name: 'Piet Partner',
    },
  );
}

export const demo = [defineDemo('partners-directory', { when: 'end', run: addDirectory })];

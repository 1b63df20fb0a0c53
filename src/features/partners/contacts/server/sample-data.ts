import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createContact } from './service.ts';

/**
 * The partner by its place among the sample partners, first and last name, title, and email. The first of a partner is its
 * primary contact.
 */
const samplePeople = [
  [0, 'Ada', 'Moreau', 'Managing director', 'ada.moreau@northlight.example'],
  [0, 'Ben', 'Okafor', 'Sales engineer', 'ben.okafor@northlight.example'],
  [1, 'Carla', 'Weber', 'Partner manager', 'carla.weber@brightwater.example'],
  [1, 'Dana', 'Kim', 'Account executive', 'dana.kim@brightwater.example'],
  [2, 'Emil', 'Fischer', 'Head of sales', 'emil.fischer@canopy.example'],
  [3, 'Fatima', 'Haddad', 'Account executive', 'fatima.haddad@stonebridge.example'],
  [4, 'Greta', 'Dubois', 'Consultant', 'greta.dubois@lakeside.example'],
  [5, 'Hugo', 'Jansen', 'Founder', 'hugo.jansen@meridian.example'],
] as const;

export const sampleData = defineSampleRows({
  table: 'contacts',
  after: ['partners'],
  count: samplePeople.length,
  plant: async (call, planted) => {
    const ids: string[] = [];
    for (const [index, [partner, first_name, last_name, title, email]] of samplePeople.entries()) {
      const is_primary = samplePeople[index - 1]?.[0] !== partner;
      const partner_id = planted('partners')[partner]!;
      ids.push(
        await createContact(call, { partner_id, first_name, last_name, title, email, is_primary, tags: ['sample'] }),
      );
    }
    return ids;
  },
});

import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createReferralLink } from './service.ts';

/** The partner by its place among the sample partners, and where its link leads. */
const sampleLinks = [
  [0, 'Sample: Newsletter', 'https://www.example.com/start'],
  [1, 'Sample: Partner blog', 'https://www.example.com/pricing'],
] as const;

export const sampleData = defineSampleRows({
  table: 'referral_links',
  after: ['partners'],
  count: sampleLinks.length,
  plant: async (call, planted) => {
    const ids: string[] = [];
    for (const [partner, name, destination_url] of sampleLinks)
      ids.push(await createReferralLink(call, { partner_id: planted('partners')[partner]!, name, destination_url }));
    return ids;
  },
});

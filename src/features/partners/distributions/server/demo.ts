import { createPartnerType } from '#features/partners/partner-types/server/service.ts';
import { updatePartner } from '#features/partners/partners/server/service.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createDistribution, createDistributionRule } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** The distribution between the demo's own partner and its distributor. */
    distribution: { id: string; partner_id: string; distributor_id: string };
  }
}

/** The second partner supplies three resellers; the first of them is the one that the demo signs in for. */
async function associate(story: DemoStory): Promise<void> {
  const { history } = story;
  const partners = story.get('partners');
  const distributor_id = partners[1]!.id;
  const resellers = [partners[0]!, partners[3]!, partners[5]!].filter(Boolean);
  const ids = await history.on(history.today, async (call) => {
    const type_id = await createPartnerType(call, { name: 'Distributor', color: '#B45309', is_distributor: true });
    await updatePartner(call, distributor_id, { type_id });
    const distributionIds: string[] = [];
    for (const { id } of resellers)
      distributionIds.push(await createDistribution(call, { partner_id: id, distributor_id, is_default: true }));
    // Technology partners in Europe are associated by a rule.
    await createDistributionRule(call, {
      distributor_id,
      type_id: story.get('partnerTypes')[3]!,
      region_id: story.get('partnerRegions').Europe!,
    });
    return distributionIds;
  });
  story.put('distribution', { id: ids[0]!, partner_id: resellers[0]!.id, distributor_id });
}

export const demo = [defineDemo('distributions', { when: 'afterwards', after: ['program-gates'], run: associate })];

import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  private_intersections: {
    one: 'private comparison',
    many: 'private comparisons',
    title: 'population_name',
    isTrail: true,
    onPartnerMerge: 'move',
    log: 'both',
  },
  private_intersection_secrets: {
    one: 'secret of a private comparison',
    many: 'secrets of private comparisons',
    isTrail: true,
    onPartnerMerge: 'end',
  },
  private_intersection_counts: {
    one: 'count of a private comparison',
    many: 'counts of private comparisons',
    isTrail: true,
    onPartnerMerge: 'move',
  },
  private_intersection_baselines: {
    one: 'true count of a private comparison',
    many: 'true counts of private comparisons',
    isTrail: true,
    onPartnerMerge: 'end',
  },
});

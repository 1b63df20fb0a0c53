import { defineResource } from '#server/resource/define.ts';
import { privateIntersection } from '../schema.ts';

/** The log of comparisons, which the routes beside it write. */
export const privateIntersections = defineResource(privateIntersection, {
  view: 'private_intersection_rows',
  guardedBy: 'mapping_populations',
  create: false,
  update: false,
  remove: false,
  partner: { verbs: ['list', 'get'] },
});

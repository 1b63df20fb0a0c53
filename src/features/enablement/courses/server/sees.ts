import { defineSees } from '#server/extension-points/audience-uses.ts';
import { coursesOpenTo } from './sharing.ts';

const rules = { everyone: 'Every partner in the program', selected: 'Selected partners', nobody: '' };

/** The courses in a partner's catalog. */
export const seesCourses = defineSees({
  kind: 'Courses',
  can: 'courses:view',
  of: async (call, partner_id) => {
    const found = await coursesOpenTo(call, partner_id);
    return {
      total: found.length,
      entries: found.slice(0, 100).map(({ id, title, shared_with, published_at }) => ({
        what: title,
        to: `/training/edit/${id}`,
        rule: rules[shared_with],
        since: published_at,
      })),
    };
  },
});

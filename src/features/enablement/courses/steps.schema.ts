import { defineSteps } from '#shared/nouns/define-steps.ts';
import { courseNoun } from './schema.ts';

export const courseSteps = defineSteps(courseNoun, {
  state: 'state',
  steps: {
    publish: {
      by: 'company',
      to: 'published',
      unless: ({ archived_at }) => (archived_at ? 'This course is archived. Restore it first.' : null),
      label: 'Publish course',
      done: 'Course published',
      text: 'New learners take this version. Others finish the version they began.',
      summary: 'Publish the draft as a new version',
      look: 'primary',
    },
    unpublish: {
      by: 'company',
      from: ['published'],
      to: 'draft',
      label: 'Unpublish course',
      done: 'Course unpublished. Learners who began can finish it.',
      text: 'It disappears from the catalog. Learners who began can finish it.',
      summary: 'Take a course out of the catalog',
      look: 'button',
    },
  },
});

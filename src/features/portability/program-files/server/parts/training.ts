import { defineProgramPart } from './define.ts';

/** Training. */
export const training = [
  defineProgramPart({
    key: 'quiz-questions',
    one: 'Quiz question',
    resource: 'quiz_questions',
    file: 'list',
    named: ({ prompt }) => String(prompt),
    title: ({ prompt }) => String(prompt),
  }),
  defineProgramPart({
    key: 'courses',
    one: 'Course',
    resource: 'courses',
    file: 'records',
    leaves: ['owner_user_id', 'cover_url', 'partner_ids'],
    named: ({ title }) => String(title),
    markdown: ['body'],
    states: {
      column: 'state',
      publish: 'publish',
      unpublish: 'unpublish',
      versions: {
        table: 'course_versions',
        parent: 'course_id',
        version: 'published_version',
        fields: ['title', 'definition', 'content_origins'],
      },
    },
  }),
  defineProgramPart({
    key: 'tracks',
    one: 'Track',
    resource: 'tracks',
    file: 'records',
    states: {
      column: 'state',
      publish: 'publish',
      unpublish: 'pause',
      versions: {
        table: 'track_versions',
        parent: 'track_id',
        version: 'published_version',
        fields: ['name', 'step_order', 'definition'],
      },
    },
  }),
];

import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { defineFields, field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { type CourseDefinition, feedbackModes, lessonKinds } from './definition.schema.ts';
import { nouns } from './nouns.ts';

const stateOptions = [
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
] as const;

const levelOptions = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
] as const;

const sharingOptions = [
  { value: 'nobody', label: 'No one', tone: 'gray' },
  { value: 'everyone', label: 'All partners', tone: 'green' },
  { value: 'selected', label: 'Selected partners', tone: 'blue' },
] as const;

export const languages = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  ja: 'Japanese',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  sv: 'Swedish',
} as const;
const languageOptions = Object.entries(languages).map(([value, label]) => ({ value, label }));

const PartId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$', description: 'letters, digits, - and _' });
const optional = Type.Optional;
const SafeUrl = Type.String({ pattern: '^https://\\S{3,490}$', description: 'an address that begins with https://' });

const Quiz = closed({
  question_ids: Type.Array(Id, { maxItems: 100, uniqueItems: true }),
  pools: Type.Array(
    closed({ pool: Type.String({ minLength: 1, maxLength: 80 }), count: Type.Integer({ minimum: 1, maximum: 100 }) }),
    { maxItems: 20 },
  ),
  shuffles_questions: Type.Boolean(),
  shuffles_options: Type.Boolean(),
  time_limit_minutes: optional(Type.Integer({ minimum: 1, maximum: 600 })),
  pass_percent: Type.Integer({ minimum: 1, maximum: 100 }),
  most_attempts: optional(Type.Integer({ minimum: 1, maximum: 50 })),
  cooldown_hours: Type.Integer({ minimum: 0, maximum: 720 }),
  feedback: oneOf(...feedbackModes),
});

const LessonShape = closed({
  id: PartId,
  kind: oneOf(...lessonKinds),
  title: text(200),
  is_required: Type.Boolean(),
  minutes: optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  min_seconds: optional(Type.Integer({ minimum: 0, maximum: 36_000 })),
  body: optional(text(100_000)),
  file_id: optional(Id),
  url: optional(SafeUrl),
  duration: optional(Type.Integer({ minimum: 1, maximum: 86_400 })),
  starts_at: optional(Instant),
  quiz: optional(Quiz),
  wants_file: optional(Type.Boolean()),
});

/** The shape allows incomplete definitions; `problemsOf` checks them when the course is published. */
export const DefinitionShape = Type.Unsafe<CourseDefinition>(
  closed({
    sections: Type.Array(
      closed({ id: PartId, title: text(200), lessons: Type.Array(LessonShape, { maxItems: 200 }) }),
      { maxItems: 50 },
    ),
  }),
);

/** The texts of a definition that learners read. */
export const sectionTexts = defineFields({
  title: field.text({ label: 'Section title', max: 200, required: true, content: true, partner: 'read' }),
});
export const lessonTexts = defineFields({
  title: field.text({ label: 'Lesson title', max: 200, required: true, content: true, partner: 'read' }),
  body: field.richText({ label: 'Lesson text', max: 100_000, content: true, partner: 'read' }),
});

/**
 * A website that packages may load from. It has neither a path nor a wildcard, because it becomes a part of their
 * content policy.
 */
const ContentOrigin = Type.String({
  maxLength: 200,
  pattern: '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](:[0-9]{1,5})?$',
  description: 'a website such as https://videos.example.com, without a path',
});

const settings = {
  definition: optional(DefinitionShape),
  content_origins: optional(Type.Array(ContentOrigin, { maxItems: 20, uniqueItems: true })),
};

export const courseNoun = defineNoun('courses', nouns.courses, {
  columns: { definition: DefinitionShape, content_origins: Type.Array(Type.String()) },
  input: settings,
  archive: 'restorable',
  by: '-updated_at',
  fields: {
    title: field.text({
      label: 'Title',
      section: 'Course',
      content: true,
      required: true,
      wide: true,
      list: 'shown',
      width: 280,
      sort: true,
      filter: true,
      search: true,
    }),
    summary: field.longText({
      label: 'Summary',
      section: 'Course',
      content: true,
      help: 'Shown in the catalog.',
      max: 500,
      wide: true,
      list: 'hidden',
      search: true,
    }),
    state: field.choice({
      label: 'Status',
      options: stateOptions,
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    level: field.choice({
      label: 'Level',
      section: 'Course',
      options: levelOptions,
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    language: field.choice({
      label: 'Language',
      section: 'Course',
      options: languageOptions,
      notNull: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    owner_user_id: field.reference('team_members', {
      label: 'Owner',
      section: 'Course',
      named: 'owner_name',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    cover_url: field.picture({ label: 'Cover picture', section: 'Course' }),
    is_sequential: field.boolean({
      label: 'Lessons in order',
      section: 'Rules',
      help: 'Each lesson opens when the one before is completed.',
      notNull: true,
    }),
    due_days: field.number({
      label: 'Due after days',
      section: 'Rules',
      help: 'Days from enrollment. Leave empty for no due date.',
      min: 1,
      max: 3650,
    }),
    valid_months: field.number({
      label: 'Valid for months',
      section: 'Rules',
      help: 'After this time a completion expires. Leave empty if it never expires.',
      min: 1,
      max: 120,
    }),
    prerequisite_ids: field.references('courses', {
      label: 'Prerequisites',
      section: 'Rules',
      help: 'Courses that learners complete first.',
      wide: true,
    }),
    is_self_enrolled: field.boolean({
      label: 'Learners can enroll themselves',
      section: 'Rules',
      help: 'Otherwise your team or a partner admin enrolls them.',
      notNull: true,
    }),
    tags: field.tags('courses', { label: 'Tags', list: 'shown', width: 160, filter: true, form: false }),
    shared_with: field.choice({
      label: 'Shared with',
      options: sharingOptions,
      notNull: true,
      list: 'shown',
      width: 150,
      sort: true,
      filter: true,
      form: false,
    }),
    audience_id: field.reference('audiences', { label: 'Audience', named: 'audience_name', filter: true, form: false }),
    partner_ids: field.references('partners', { label: 'Partners', form: false }),
    learner_count: field.number({
      label: 'Learners',
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 100,
      sort: true,
    }),
    completed_count: field.number({
      label: 'Completed',
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 110,
      sort: true,
    }),
    published_version: field.number({ label: 'Version', write: 'never', list: 'hidden', sort: true }),
    published_at: field.instant({ label: 'Published', write: 'never', relative: true, list: 'hidden', sort: true }),
    has_changes: field.boolean({ label: 'Unpublished changes', notNull: true, write: 'never', filter: true }),
    updated_at: field.timestamp({ label: 'Last changed', relative: true, list: 'hidden' }),
  },
});
export type Course = RowOf<typeof courseNoun>;
export type CourseCreate = CreateOf<typeof courseNoun>;
export type CourseUpdate = UpdateOf<typeof courseNoun>;

export const CourseVersion = Type.Object({
  id: Id,
  created_at: Instant,
  course_id: Id,
  version: Type.Integer(),
  title: Type.String(),
  required_lessons: Type.Integer(),
  published_by_name: Type.String(),
  learner_count: Type.Integer(),
});
export type CourseVersion = Static<typeof CourseVersion>;

/** A part of a SCORM package that a learner opens. */
const ScormPart = Type.Object({
  id: Type.String(),
  title: Type.String(),
  href: Type.String(),
  is_sco: Type.Boolean(),
  /** The lowest passing score, in percent. */
  mastery: nullable(Type.Number()),
});
export const ScormPackage = Type.Object({
  standard: oneOf('1.2', '2004'),
  title: Type.String(),
  parts: Type.Array(ScormPart),
});
export type ScormPackage = Static<typeof ScormPackage>;
export type ScormPart = Static<typeof ScormPart>;

export const CourseFile = Type.Object({
  id: Id,
  file_name: Type.String(),
  kind: Type.String(),
  media_type: Type.String(),
  size: Type.Integer(),
  scorm: nullable(ScormPackage),
});
export type CourseFile = Static<typeof CourseFile>;

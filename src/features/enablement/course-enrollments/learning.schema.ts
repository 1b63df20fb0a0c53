import { feedbackModes, lessonKinds } from '#features/enablement/courses/definition.schema.ts';
import { CourseFile, ScormPackage } from '#features/enablement/courses/schema.ts';
import { questionKinds } from '#features/enablement/quizzes/question.schema.ts';
import { closed, Day, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';

/** Data that learners read and send. It contains no correct answer before the learner has answered. */

export const LessonId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,40}$',
  description: 'letters, digits, - and _',
});

const Status = oneOf('assigned', 'in_progress', 'completed', 'expired');
export const lessonStates = ['locked', 'open', 'in_progress', 'completed'] as const;

const MyEnrollment = Type.Object({
  id: Id,
  status: Status,
  percent: Type.Integer(),
  score: nullable(Type.Integer()),
  due_on: nullable(Day),
  is_overdue: Type.Boolean(),
  completed_at: nullable(Instant),
  valid_until: nullable(Day),
  version: Type.Integer(),
});

/** A course in the learner's catalog or among those begun. */
export const LearningCourse = Type.Object({
  id: Id,
  title: Type.String(),
  summary: nullable(Type.String()),
  cover_url: nullable(Type.String()),
  level: nullable(Type.String()),
  language: Type.String(),
  tags: Type.Array(Type.String()),
  lessons: Type.Integer(),
  minutes: Type.Integer(),
  version: Type.Integer(),
  /** False for a course that is only open to learners who began it. */
  is_in_catalog: Type.Boolean(),
  is_self_enrolled: Type.Boolean(),
  prerequisites: Type.Array(Type.Object({ id: Id, title: Type.String(), is_done: Type.Boolean() })),
  enrollment: nullable(MyEnrollment),
});
export type LearningCourse = Static<typeof LearningCourse>;

const PlayerLesson = Type.Object({
  id: Type.String(),
  kind: oneOf(...lessonKinds),
  title: Type.String(),
  minutes: nullable(Type.Integer()),
  is_required: Type.Boolean(),
  status: oneOf(...lessonStates),
  score: nullable(Type.Integer()),
  seconds: Type.Integer(),
  /** A quiz without attempts left, or whose next attempt has to wait. */
  is_stuck: Type.Boolean(),
});
export type PlayerLesson = Static<typeof PlayerLesson>;

/** The outline of a course with the learner's progress. */
export const CoursePlayer = Type.Object({
  id: Id,
  course_id: Id,
  title: Type.String(),
  version: Type.Integer(),
  status: Status,
  percent: Type.Integer(),
  score: nullable(Type.Integer()),
  due_on: nullable(Day),
  completed_at: nullable(Instant),
  valid_until: nullable(Day),
  is_sequential: Type.Boolean(),
  waits_for: Type.Array(Type.Object({ id: Id, title: Type.String() })),
  /** The lesson to continue with. */
  next_lesson_id: nullable(Type.String()),
  sections: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), lessons: Type.Array(PlayerLesson) })),
});
export type CoursePlayer = Static<typeof CoursePlayer>;

const OpenQuestionShape = Type.Object({
  id: Id,
  kind: oneOf(...questionKinds),
  prompt: Type.String(),
  points: Type.Integer(),
  options: Type.Optional(Type.Array(Type.String())),
  choices: Type.Optional(Type.Array(Type.String())),
});

const AnswerShape = Type.Union([
  Type.Array(Type.Integer({ minimum: -1, maximum: 50 }), { maxItems: 50 }),
  Type.Boolean(),
  Type.Number(),
  text(1000),
  Type.Null(),
]);
export const AnswersBody = closed({
  answers: Type.Record(Type.String({ format: 'uuid' }), AnswerShape),
});
export type AnswersBody = Static<typeof AnswersBody>;

/** The draft of a course as a learner would see it. */
export const CoursePreview = Type.Object({
  id: Id,
  title: Type.String(),
  sections: CoursePlayer.properties.sections,
  lessons: Type.Array(
    Type.Object({
      id: Type.String(),
      body: nullable(Type.String()),
      url: nullable(Type.String()),
      file_id: nullable(Id),
      starts_at: nullable(Type.String()),
      questions: Type.Array(OpenQuestionShape),
    }),
  ),
});
export type CoursePreview = Static<typeof CoursePreview>;

export const OpenAttempt = Type.Object({
  id: Id,
  n: Type.Integer(),
  started_at: Instant,
  due_at: nullable(Instant),
  questions: Type.Array(OpenQuestionShape),
  /** The answers saved so far. */
  answers: Type.Record(Type.String(), AnswerShape),
});
export type OpenAttempt = Static<typeof OpenAttempt>;

export const AttemptResult = Type.Object({
  id: Id,
  n: Type.Integer(),
  points: Type.Integer(),
  max_points: Type.Integer(),
  percent: Type.Integer(),
  is_passed: Type.Boolean(),
  submitted_at: Instant,
  /** Absent where the course does not show answers. */
  questions: Type.Optional(
    Type.Array(
      Type.Object({
        ...OpenQuestionShape.properties,
        answer: AnswerShape,
        right: AnswerShape,
        is_correct: Type.Boolean(),
        explanation: nullable(Type.String()),
      }),
    ),
  ),
});
export type AttemptResult = Static<typeof AttemptResult>;

const QuizState = Type.Object({
  questions: Type.Integer(),
  pass_percent: Type.Integer(),
  time_limit_minutes: nullable(Type.Integer()),
  most_attempts: nullable(Type.Integer()),
  attempts_left: nullable(Type.Integer()),
  feedback: oneOf(...feedbackModes),
  /** A failed attempt is followed by a waiting period. */
  next_attempt_at: nullable(Instant),
  is_open: Type.Boolean(),
  attempts: Type.Array(
    Type.Object({
      id: Id,
      n: Type.Integer(),
      percent: Type.Integer(),
      is_passed: Type.Boolean(),
      submitted_at: Instant,
    }),
  ),
});
export type QuizState = Static<typeof QuizState>;

const MySubmission = Type.Object({
  id: Id,
  n: Type.Integer(),
  status: oneOf('submitted', 'approved', 'returned'),
  body: nullable(Type.String()),
  file_name: nullable(Type.String()),
  score: nullable(Type.Integer()),
  feedback: nullable(Type.String()),
  created_at: Instant,
});

export const LearnerLesson = Type.Object({
  ...PlayerLesson.properties,
  body: nullable(Type.String()),
  min_seconds: Type.Integer(),
  url: nullable(Type.String()),
  duration: nullable(Type.Integer()),
  position: Type.Integer(),
  watched_percent: Type.Integer(),
  starts_at: nullable(Instant),
  wants_file: Type.Boolean(),
  file: nullable(Type.Object({ ...Type.Omit(CourseFile, ['scorm']).properties })),
  quiz: nullable(QuizState),
  submissions: Type.Array(MySubmission),
  scorm: nullable(
    Type.Object({
      ...ScormPackage.properties,
      states: Type.Record(
        Type.String(),
        Type.Object({ is_done: Type.Boolean(), is_failed: Type.Boolean(), score: nullable(Type.Integer()) }),
      ),
    }),
  ),
});
export type LearnerLesson = Static<typeof LearnerLesson>;

export const ProgressBody = closed({
  /** Seconds since the last report. */
  seconds: Type.Integer({ minimum: 0, maximum: 3_600 }),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  /** The parts of a video that were played, in seconds. */
  played: Type.Optional(
    Type.Array(
      closed({
        from: Type.Integer({ minimum: 0, maximum: 86_400 }),
        to: Type.Integer({ minimum: 0, maximum: 86_400 }),
      }),
      { maxItems: 100 },
    ),
  ),
});
export type ProgressBody = Static<typeof ProgressBody>;

/** The changes after each report. */
export const LessonStanding = Type.Object({
  status: oneOf(...lessonStates),
  watched_percent: Type.Integer(),
  score: nullable(Type.Integer()),
  course: Type.Object({ status: Status, percent: Type.Integer(), score: nullable(Type.Integer()) }),
});
export type LessonStanding = Static<typeof LessonStanding>;

export const ScormLaunch = Type.Object({
  /** The page that runs the package, on a separate origin. */
  url: Type.String(),
  origin: Type.String(),
  standard: oneOf('1.2', '2004'),
  part: Type.Object({ id: Type.String(), title: Type.String(), href: Type.String(), is_sco: Type.Boolean() }),
  learner: Type.Object({ id: Type.String(), name: Type.String() }),
  mastery: nullable(Type.Number()),
  /** The data the part stored when it was left. */
  cmi: nullable(Type.Record(Type.String(), Type.Unknown())),
});
export type ScormLaunch = Static<typeof ScormLaunch>;

export const ScormBody = closed({
  part: Type.String({ minLength: 1, maxLength: 200 }),
  seconds: Type.Integer({ minimum: 0, maximum: 3_600 }),
  /** Absent for a part that was shown and makes no API calls. */
  cmi: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type ScormBody = Static<typeof ScormBody>;

export const EnrollBody = closed({
  /** The partner of the learners, in company mode. */
  partner_id: Type.Optional(Id),
  user_ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
  due_on: Type.Optional(nullable(Day)),
});
export type EnrollBody = Static<typeof EnrollBody>;
export const EnrollAnswer = Type.Object({ enrolled: Type.Integer(), skipped: Type.Integer() });

export const Learner = Type.Object({ user_id: Id, full_name: Type.String(), email: Type.String() });
export type Learner = Static<typeof Learner>;

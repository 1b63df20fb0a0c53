import type { Call } from '#server/call.ts';
import { badRequest } from '#server/errors.ts';
import { type Action, action, IdParams } from '#server/http/action.ts';
import { closed, Id, type TSchema, Type, text } from '#shared/schema.ts';
import { CourseAnalytics } from '../analytics.schema.ts';
import {
  AnswersBody,
  AttemptResult,
  CoursePlayer,
  CoursePreview,
  EnrollAnswer,
  EnrollBody,
  Learner,
  LearnerLesson,
  LearningCourse,
  LessonId,
  LessonStanding,
  OpenAttempt,
  ProgressBody,
  ScormBody,
} from '../learning.schema.ts';
import { analyticsOf } from './analytics.ts';
import { submitAssignment } from './assignments.ts';
import { saveAnswers, showAttempt, startQuizAttempt, submitAttempt } from './attempts/take.ts';
import { learningCourses } from './catalog.ts';
import { enrollOneself, enrollPeople, listLearners } from './enroll.ts';
import { learningOf } from './learning-of.ts';
import { finishLesson, reportProgress, showLesson } from './lessons.ts';
import { asLearner, type Learning, lessonIn, outlineIn } from './own.ts';
import { previewCourse } from './preview.ts';
import { keepPart } from './scorm/run.ts';
import { playerOf } from './standing.ts';
import { enrollmentStepRoutes } from './steps.ts';

export const LessonParams = Type.Object({ id: Id, lesson_id: LessonId });

/** An action of the learner in a lesson, which cannot be done on behalf of someone else. */
function inLesson<B extends TSchema>(
  name: string,
  summary: string,
  response: TSchema,
  work: (
    call: Call,
    learning: Learning,
    lesson_id: string,
    body: B extends TSchema ? Type.Static<B> : never,
  ) => Promise<unknown>,
  body?: B,
): Action {
  return action({
    method: 'POST',
    url: `/course_enrollments/:id/lessons/:lesson_id/${name}`,
    summary,
    can: 'courses:view',
    modes: ['partner'],
    personal: true,
    params: LessonParams,
    ...(body && { body }),
    response,
    run: async (call, { params, body: given }) => {
      const { course_id, answer } = await asLearner(call, params.id, 'lock', async (company, learning) => ({
        course_id: learning.enrollment.course_id,
        answer: await work(company, learning, params.lesson_id, given as never),
      }));
      return response === LearnerLesson ? lessonIn(call, course_id, answer as LearnerLesson) : answer;
    },
  });
}

export const learnerRoutes: Action[] = [
  action({
    method: 'GET',
    url: '/learning',
    summary: 'List the courses you can take and those you take',
    can: 'courses:view',
    modes: ['partner'],
    response: Type.Array(LearningCourse),
    run: (call) => learningCourses(call),
  }),
  action({
    method: 'POST',
    url: '/learning/:id/enroll',
    summary: 'Enroll yourself in a course',
    can: 'courses:view',
    modes: ['partner'],
    personal: true,
    params: IdParams,
    response: Type.Object({ id: Id }),
    run: async (call, { params }) => ({ id: await enrollOneself(call, params.id) }),
  }),
  action({
    method: 'GET',
    url: '/courses/:id/preview',
    summary: 'Get the draft of a course as a learner would see it',
    can: 'courses:view',
    modes: ['company'],
    params: IdParams,
    response: CoursePreview,
    run: (call, { params }) => previewCourse(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/course_enrollments/:id/player',
    summary: 'Get the outline of a course you take and where you stand',
    can: 'courses:view',
    modes: ['partner'],
    params: IdParams,
    response: CoursePlayer,
    run: async (call, { params }) => outlineIn(call, await asLearner(call, params.id, 'read', playerOf)),
  }),
  inLesson('open', 'Open a lesson', LearnerLesson, showLesson),
  inLesson('progress', 'Report time spent and video played', LessonStanding, reportProgress, ProgressBody),
  inLesson('complete', 'Complete a lesson that was read', LessonStanding, finishLesson),
  inLesson('attempts', 'Start a quiz, or go on with the attempt that is open', OpenAttempt, startQuizAttempt),
  inLesson(
    'submissions',
    'Submit an assignment',
    LearnerLesson,
    async (call, learning, lesson_id, body: { body: string }) => {
      await submitAssignment(call, learning, lesson_id, { body: body.body, file: null });
      return showLesson(call, learning, lesson_id);
    },
    closed({ body: text(20_000) }),
  ),
  inLesson('scorm_state', 'Keep what a part of a SCORM package reports', LessonStanding, keepPart, ScormBody),
  action({
    method: 'PUT',
    url: '/quiz_attempts/:id/answers',
    summary: 'Save the answers so far',
    can: 'courses:view',
    modes: ['partner'],
    personal: true,
    params: IdParams,
    body: AnswersBody,
    run: (call, { params, body }) => saveAnswers(call, params.id, body.answers),
  }),
  action({
    method: 'POST',
    url: '/quiz_attempts/:id/submit',
    summary: 'Submit a quiz; submitting again gives the first result',
    can: 'courses:view',
    modes: ['partner'],
    personal: true,
    params: IdParams,
    body: AnswersBody,
    response: AttemptResult,
    run: (call, { params, body }) => submitAttempt(call, params.id, body.answers),
  }),
  action({
    method: 'POST',
    url: '/quiz_attempts/:id/result',
    summary: 'Get the result of a submitted quiz',
    whileViewing: 'reads',
    can: 'courses:view',
    modes: ['partner'],
    params: IdParams,
    response: AttemptResult,
    run: (call, { params }) => showAttempt(call, params.id),
  }),
];

const manage = 'course_enrollments:manage' as const;

export const enrollmentRoutes: Action[] = [
  ...learnerRoutes,
  action({
    method: 'GET',
    url: '/course_learners',
    summary: 'List the people of a partner who can be enrolled; in partner mode your own',
    can: manage,
    modes: ['company', 'partner'],
    query: closed({ partner_id: Type.Optional(Id) }),
    response: Type.Array(Learner),
    run: (call, { query }) => {
      const partner_id = call.actor.mode === 'partner' ? call.actor.partner_id : query.partner_id;
      if (!partner_id) throw badRequest('partner_id is required.', { partner_id: ['is required'] });
      return listLearners(call, partner_id);
    },
  }),
  action({
    method: 'POST',
    url: '/courses/:id/enroll',
    summary: 'Enroll people of a partner in a course',
    can: manage,
    modes: ['company', 'partner'],
    params: IdParams,
    body: EnrollBody,
    response: EnrollAnswer,
    run: (call, { params, body }) => enrollPeople(call, params.id, body),
  }),
  action({
    method: 'GET',
    url: '/courses/:id/analytics',
    summary: 'Get how learners do in a course',
    can: 'course_enrollments:view',
    modes: ['company'],
    params: IdParams,
    response: CourseAnalytics,
    run: (call, { params }) => analyticsOf(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/course_enrollments/:id/progress',
    summary: 'Get a learner’s progress in a course',
    can: 'course_enrollments:view',
    modes: ['company'],
    params: IdParams,
    response: CoursePlayer,
    run: async (call, { params }) => playerOf(call, await learningOf(call, params.id)),
  }),
  ...enrollmentStepRoutes,
];

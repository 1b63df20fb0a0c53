import type { FastifyInstance } from 'fastify';
import { lessonsOf } from '#features/enablement/courses/definition.schema.ts';
import { courseFile } from '#features/enablement/courses/server/service.ts';
import { receiveFile, serveFiles } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { action, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { LearnerLesson, ScormLaunch } from '../learning.schema.ts';
import { requireOpenAssignment, submitAssignment, submittedFile } from './assignments.ts';
import { showLesson } from './lessons.ts';
import { asLearner, lessonIn } from './own.ts';
import { LessonParams } from './routes.ts';
import { launchPart } from './scorm/run.ts';
import { openLesson } from './standing.ts';

/** Files of lessons and assignments, and the start of SCORM packages. */
export function learningPlugin(api: FastifyInstance, kernel: Kernel): void {
  serveFiles(api, kernel, { resource: 'course_files', flag: 'training', find: lessonFile });
  serveFiles(api, kernel, { resource: 'assignment_submissions', flag: 'training', find: submittedFile });
  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/course_enrollments/:id/lessons/:lesson_id/scorm',
      summary: 'Start a part of a SCORM package',
      can: 'courses:view',
      modes: ['partner'],
      personal: true,
      params: LessonParams,
      body: closed({ part: Type.String({ minLength: 1, maxLength: 200 }) }),
      response: ScormLaunch,
      run: (call, { params, body }) =>
        asLearner(call, params.id, 'lock', (company, learning) =>
          launchPart(company, kernel, learning, params.lesson_id, body.part),
        ),
    }),
  );
  api.post<{ Params: Static<typeof LessonParams> }>(
    '/course_enrollments/:id/lessons/:lesson_id/submission_file',
    {
      config: {
        can: 'courses:view',
        modes: ['partner'],
        needsPerson: true,
        rateLimit: { max: 30, timeWindow: '1 minute' },
      },
      schema: {
        tags: ['course_enrollments'],
        security: [{ bearer: [] }],
        summary: 'Submit an assignment with a file: `body`, then `file`',
        consumes: ['multipart/form-data'],
        params: LessonParams,
        response: { 201: LearnerLesson },
      },
    },
    async (request, reply) => {
      const { id, lesson_id } = request.params;
      return send(
        reply,
        await receiveFile(kernel, request, {
          find: (call) =>
            asLearner(call, id, 'read', async (company, learning) => {
              await requireOpenAssignment(company, learning, lesson_id);
            }),
          keep: async (call, fields, file) => {
            const { course_id, lesson } = await asLearner(call, id, 'lock', async (company, learning) => {
              const body = typeof fields.body === 'string' ? fields.body.slice(0, 20_000) : null;
              await submitAssignment(company, learning, lesson_id, { body, file });
              return { course_id: learning.course.course_id, lesson: await showLesson(company, learning, lesson_id) };
            });
            return { status: 201, body: await lessonIn(call, course_id, lesson) };
          },
        }),
      );
    },
  );
}

/**
 * Finds a file of a lesson, for the company and for learners who may open that lesson. Packages cannot be downloaded as
 * a whole.
 */
async function lessonFile(call: Call, id: string) {
  if (call.actor.mode === 'company') return { ...(await courseFile(call, id)), version: 1 };
  const mine = await call.rows<{ id: string }>(sql`
    select e.id from course_enrollments e
    where e.organization_id = ${call.organization_id} and e.user_id = ${call.actor.user_id}
      and e.partner_id = ${call.actor.partner_id}
    order by e.created_at desc limit 500`);
  for (const enrollment of mine) {
    const found = await asLearner(call, enrollment.id, 'read', async (company, learning) => {
      const lesson = lessonsOf(learning.course.definition).find(
        ({ file_id, kind }) => file_id === id && kind !== 'scorm',
      );
      if (!lesson) return undefined;
      const isOpen = await openLesson(company, learning, lesson.id).then(
        () => true,
        () => false,
      );
      return isOpen ? courseFile(company, id) : undefined;
    });
    if (found) return { ...found, version: 1 };
  }
  throw notFound('This file');
}

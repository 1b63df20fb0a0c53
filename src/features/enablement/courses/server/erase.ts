import type { FastifyInstance } from 'fastify';
import { discardFiles } from '#features/platform/stored-files/server/service.ts';
import { conflict } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Course } from '../schema.ts';
import { courses } from './resource.ts';

/** Deletes a course permanently, with its versions and files. Learning results stay. */
export function erasePlugin(api: FastifyInstance, kernel: Kernel): void {
  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/courses/:id/erase',
      summary: 'Delete a course without learners permanently',
      can: 'courses:manage',
      modes: ['company'],
      params: IdParams,
      run: async (call, { params: { id } }) => {
        const { learner_count } = await lockedRow<Course>(call, courses, id).then(() =>
          call.one<{ learner_count: number }>(
            'select learner_count from course_rows where organization_id = $1 and id = $2',
            [call.organization_id, id],
          ),
        );
        if (learner_count > 0) throw conflict('This course has learners. Archive it instead: their results are kept.');
        const files = await call.rows<{ key: string }>(
          'delete from course_files where organization_id = $1 and course_id = $2 returning key',
          [call.organization_id, id],
        );
        await discardFiles(
          call,
          kernel,
          files.map(({ key }) => key),
        );
        await call.run('delete from courses where organization_id = $1 and id = $2', [call.organization_id, id]);
      },
    }),
  );
}

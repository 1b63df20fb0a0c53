import type { FastifyInstance } from 'fastify';
import { discardFiles } from '#features/platform/stored-files/server/service.ts';
import { sql } from '#server/db/sql.ts';
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
            sql`select learner_count from course_rows where organization_id = ${call.organization_id} and id = ${id}`,
          ),
        );
        if (learner_count > 0) throw conflict('This course has learners. Archive it instead: their results are kept.');
        const files = await call.rows<{ key: string }>(sql`
          delete from course_files where organization_id = ${call.organization_id} and course_id = ${id} returning key`);
        await discardFiles(
          call,
          kernel,
          files.map(({ key }) => key),
        );
        await call.run(sql`delete from courses where organization_id = ${call.organization_id} and id = ${id}`);
      },
    }),
  );
}

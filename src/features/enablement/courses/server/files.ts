import type { FastifyInstance } from 'fastify';
import { receiveFile, type StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow } from '#server/resource/verbs.ts';
import { type Static, Type } from '#shared/schema.ts';
import { type Course, CourseFile, type ScormPackage } from '../schema.ts';
import { courses } from './resource.ts';
import { type Entries, MOST_PACKAGE_BYTES } from './scorm/archive.ts';
import { openPackage } from './scorm/package.ts';

/** The use of an upload decides the allowed kinds of file. */
const uses = ['video', 'file', 'slides', 'scorm'] as const;
type Use = (typeof uses)[number];

const isMp4 = (head: Buffer) => head.toString('latin1', 4, 8) === 'ftyp';
const isWebm = (head: Buffer) => head.length > 4 && head.readUInt32BE(0) === 0x1a45dfa3;

function refusalFor(use: Use, file_name: string, head: Buffer, kind: string): string | undefined {
  if (use === 'video') return isMp4(head) || isWebm(head) ? undefined : `“${file_name}” is not an MP4 or WebM video`;
  if (use === 'slides') return kind === 'pdf' ? undefined : `“${file_name}” is not a PDF. Export your slides as PDF`;
  if (use === 'scorm') return kind === 'archive' ? undefined : `“${file_name}” is not a zip archive`;
  return kind === 'markup' ? `“${file_name}” is HTML, SVG or a script, which cannot be shown safely` : undefined;
}

/** Uploads for lessons: `POST /courses/{id}/files/{use}`, one file. */
export function courseFilePlugin(api: FastifyInstance, kernel: Kernel): void {
  for (const use of uses) {
    api.post<{ Params: Static<typeof IdParams> }>(
      `/courses/:id/files/${use}`,
      {
        config: { can: 'courses:manage', modes: ['company'], rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: {
          tags: ['courses'],
          security: [{ bearer: [] }],
          summary: `Upload a file for a lesson (${use}) as \`file\``,
          consumes: ['multipart/form-data'],
          params: IdParams,
          response: { 201: CourseFile },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        let isVideo: string | undefined;
        return send(
          reply,
          await receiveFile(kernel, request, {
            most_bytes: use === 'video' || use === 'scorm' ? MOST_PACKAGE_BYTES : undefined,
            refuse: (file_name, head, { kind }) => {
              isVideo = isMp4(head) ? 'video/mp4' : isWebm(head) ? 'video/webm' : undefined;
              return refusalFor(use, file_name, head, kind);
            },
            find: (call) => requireCourse(call, id),
            keep: async (call, _fields, file) => {
              await requireCourse(call, id);
              const opened =
                use === 'scorm' ? await openPackage(kernel.documents, file, call.organization_id) : undefined;
              const media_type = use === 'video' ? isVideo! : file.media_type;
              return { status: 201, body: await addCourseFile(call, id, { ...file, media_type }, opened) };
            },
          }),
        );
      },
    );
  }
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/courses/:id/files',
      summary: 'List the files of the lessons of a course',
      can: 'courses:view',
      modes: ['company'],
      params: IdParams,
      response: Type.Array(CourseFile),
      run: async (call, { params }) => {
        await requireCourse(call, params.id);
        return call.rows(sql`
          select id, file_name, kind, media_type, size::int as size, scorm from course_files
          where organization_id = ${call.organization_id} and course_id = ${params.id} order by created_at, id`);
      },
    }),
  );
}

async function requireCourse(call: Call, id: string): Promise<void> {
  const course = await readRow<Course>(call, courses, id);
  if (course.archived_at) throw invalid({ file: ['The course is archived. Restore it first.'] });
}

export async function addCourseFile(
  call: Call,
  course_id: string,
  file: StoredFile,
  opened?: { scorm: ScormPackage; entries: Entries },
): Promise<CourseFile> {
  return call.one<CourseFile>(sql`
    insert into course_files (organization_id, course_id, key, file_name, kind, media_type, size, sha256, scorm,
      entries, created_at)
    values (${call.organization_id}, ${course_id}, ${file.key}, ${file.file_name}, ${file.kind}, ${file.media_type},
      ${file.size}, ${file.sha256}, ${opened ? JSON.stringify(opened.scorm) : null},
      ${opened ? JSON.stringify(opened.entries) : null}, ${call.now()})
    returning id, file_name, kind, media_type, size::int as size, scorm`);
}

/** A file of a lesson with its storage key. The caller must have checked the permission to read it. @throws 404 */
export async function courseFile(call: Call, id: string): Promise<StoredFile & { course_id: string }> {
  const found = await call.maybe<StoredFile & { course_id: string }>(sql`
    select key, file_name, kind, media_type, size::int as size, sha256, course_id from course_files
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (!found) throw notFound('This file');
  return found;
}

export interface PackageFile {
  key: string;
  scorm: ScormPackage;
  entries: Entries;
}

/** A SCORM package with the list of its files. @throws 404 */
export async function packageFile(call: Call, id: string): Promise<PackageFile> {
  const found = await call.maybe<PackageFile>(sql`
    select key, scorm, entries from course_files
    where organization_id = ${call.organization_id} and id = ${id} and scorm is not null`);
  if (!found) throw notFound('This package');
  return found;
}

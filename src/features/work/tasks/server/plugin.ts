import type { FastifyInstance } from 'fastify';
import { type FormTexts, receiveFile, serveFiles } from '#features/platform/stored-files/server/service.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { readText } from '#server/resource/verbs.ts';
import { TaskFile, TaskUpload } from '../schema.ts';
import { addTaskFile, removeTaskFile, taskFile, taskForFile } from './files.ts';
import { taskFiles } from './resource.ts';

const modes = ['company', 'partner'] as const;
const can = 'tasks:manage';

/** Uploads and downloads of files, which are not JSON. */
export function taskFilePlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post(
    '/task_files',
    {
      config: { can, modes, rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags: ['tasks'],
        security: [{ bearer: [] }],
        consumes: ['multipart/form-data'],
        summary: 'Upload a file to a task: text fields first, then `file`',
        description: 'Parts: task_id, then file, at most 25 MB.',
        response: { 201: TaskFile },
      },
    },
    async (request, reply) => {
      const read = (fields: FormTexts) => checkedBody(TaskUpload, fields) as TaskUpload;
      return send(
        reply,
        await receiveFile(kernel, request, {
          check: async (call, fields) => void (await taskForFile(call, read(fields).task_id)),
          keep: async (call, fields, file) => {
            const id = await addTaskFile(call, read(fields), file);
            return { status: 201, json: (await readText(call, taskFiles, id))! };
          },
        }),
      );
    },
  );
  registerAction(
    api,
    kernel,
    action({
      method: 'DELETE',
      url: '/task_files/:id',
      summary: 'Remove a file of a task',
      can,
      modes,
      params: IdParams,
      run: (call, { params }) => removeTaskFile(call, kernel, params.id),
    }),
  );
  serveFiles(api, kernel, { resource: 'task_files', flag: 'tasks', find: taskFile });
}

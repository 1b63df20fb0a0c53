import type { FastifyInstance } from 'fastify';
import { type FormTexts, receiveFile, serveFiles } from '#features/platform/stored-files/server/service.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { readText } from '#server/resource/verbs.ts';
import { TrackStepFile, TrackStepUpload } from '../schema.ts';
import { addStepFile, removeStepFile, stepFileOf, stepForFile } from './files.ts';
import { trackStepFiles } from './resource.ts';

const modes = ['company', 'partner'] as const;
const can = 'track_assignments:manage';

/** Uploads and downloads of files, which are not JSON. */
export function trackFilePlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post(
    '/track_step_files',
    {
      config: { can, modes, rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags: ['tracks'],
        security: [{ bearer: [] }],
        consumes: ['multipart/form-data'],
        summary: 'Submit a file with a track step: text fields first, then `file`',
        description: 'Parts: step_id, then file, at most 25 MB.',
        response: { 201: TrackStepFile },
      },
    },
    async (request, reply) => {
      const read = (fields: FormTexts) => checkedBody(TrackStepUpload, fields) as TrackStepUpload;
      return send(
        reply,
        await receiveFile(kernel, request, {
          check: async (call, fields) => void (await stepForFile(call, read(fields).step_id)),
          keep: async (call, fields, file) => {
            const id = await addStepFile(call, read(fields), file);
            return { status: 201, json: (await readText(call, trackStepFiles, id))! };
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
      url: '/track_step_files/:id',
      summary: 'Remove a file of a track step that is still to be done',
      can,
      modes,
      params: IdParams,
      run: (call, { params }) => removeStepFile(call, kernel, params.id),
    }),
  );
  serveFiles(api, kernel, { resource: 'track_step_files', flag: 'tracks', find: stepFileOf });
}

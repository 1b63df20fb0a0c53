import type { FastifyInstance } from 'fastify';
import { receiveFile, serveFiles } from '#features/platform/stored-files/server/service.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { readText } from '#server/resource/verbs.ts';
import type { Static } from '#shared/schema.ts';
import { MOST_BYTES } from '../model.schema.ts';
import { resource } from '../schema.ts';
import { cobrandRoutes } from './cobrand/routes.ts';
import { recordOpening } from './events.ts';
import { resourcesFlag } from './flag.ts';
import { pictureIn, requireOwnPicture } from './page-picture.ts';
import { resources } from './resource.ts';
import { addResourceVersion, eraseResource, fileOfResource, lockedResource, requireLive } from './service.ts';
import { refreshReader } from './visibility.ts';

/** Uploads and downloads, which are not JSON. */
export function resourcePlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Params: Static<typeof IdParams> }>(
    '/resources/:id/versions',
    {
      config: { can: 'resources:manage', modes: ['company'], rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        tags: ['resources'],
        security: [{ bearer: [] }],
        summary:
          'Upload a file, or a newer one, as `file`, after a picture of its first page as `picture_url`; the address and the figures stay',
        consumes: ['multipart/form-data'],
        params: IdParams,
        response: { 201: resource.row },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return send(
        reply,
        await receiveFile(kernel, request, {
          most_bytes: MOST_BYTES,
          find: async (call) => requireLive(await lockedResource(call, id)),
          check: (call, fields) => requireOwnPicture(call, fields),
          keep: async (call, fields, file) => {
            await addResourceVersion(call, id, { ...file, picture_url: pictureIn(fields) });
            return { status: 201, json: (await readText(call, resources, id))! };
          },
        }),
      );
    },
  );
  serveFiles(api, kernel, {
    resource: 'resources',
    flag: resourcesFlag.key,
    find: async (call, id, version) => {
      await refreshReader(call);
      return fileOfResource(call, id, version);
    },
    record: recordOpening,
  });
  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/resources/:id/erase',
      summary: 'Delete an archived resource permanently with its files and figures',
      can: 'resources:manage',
      modes: ['company'],
      params: IdParams,
      run: (call, { params }) => eraseResource(call, kernel, params.id),
    }),
  );
  cobrandRoutes(api, kernel);
}

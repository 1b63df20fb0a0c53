import type { FastifyInstance } from 'fastify';
import { sql } from '#server/db/sql.ts';
import { notFound, Refusal } from '#server/errors.ts';
import { digestOf, noteUpload, send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { Type } from '#shared/schema.ts';
import { MAX_PICTURE_BYTES, Picture } from '../schema.ts';
import { type PictureKind, pictureTypes } from './kind.ts';
import { storePicture } from './service.ts';

const Name = Type.Object({
  name: Type.String({
    pattern: '^[A-Za-z0-9_-]{20,64}\\.(png|jpg|webp|gif)$',
    description: 'file name from the upload response',
  }),
});

/** Uploads are not JSON, and pictures are visible without a session. */
export function picturePlugin(api: FastifyInstance, kernel: Kernel): void {
  const tags = ['pictures'];

  api.post(
    '/pictures',
    {
      config: { isForEverybody: true, rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Upload a picture',
        consumes: ['multipart/form-data'],
        security: [{ bearer: [] }],
        response: { 201: Picture },
      },
    },
    async (request, reply) => {
      if (!request.isMultipart()) throw new Refusal(415, 'Send the picture as multipart/form-data.');
      const part = await request.file({ limits: { fileSize: MAX_PICTURE_BYTES } });
      if (!part) throw new Refusal(400, 'file is required', { file: ['is required'] });
      const bytes = await part.toBuffer().catch(() => {
        throw new Refusal(413, 'The picture is larger than 2 MB.', { file: ['must be at most 2 MB'] });
      });
      noteUpload(request, digestOf(bytes));
      return send(
        reply,
        await within(kernel, request, async (call) => ({
          status: 201,
          body: await storePicture(call, kernel.files, bytes),
        })),
      );
    },
  );

  api.get<{ Params: { name: string } }>(
    '/pictures/:name',
    { config: { isPublic: true }, schema: { tags, summary: 'Get an uploaded picture', params: Name } },
    async (request, reply) => {
      const [key, kind] = request.params.name.split('.') as [string, PictureKind];
      const [known] = await kernel.system.unscoped((tx) =>
        tx.rows(sql`select from pictures where key = ${key} and kind = ${kind}`),
      );
      const bytes = known && (await kernel.files.find(key));
      if (!bytes) throw notFound('This picture');
      return reply
        .type(pictureTypes[kind])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes);
    },
  );
}

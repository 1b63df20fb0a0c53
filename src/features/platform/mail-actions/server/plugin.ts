import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from '#features/platform/stored-files/schema.ts';
import {
  fileRefusal,
  type StoredFile,
  safeFileName,
  storeFile,
} from '#features/platform/stored-files/server/service.ts';
import { guess } from '#server/auth/guesses.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, invalid, Refusal } from '#server/errors.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { ActionDone, ActionLink, ConfirmedAction, OpenedAction } from '../schema.ts';
import { newConfirmation, requireConfirmation } from './confirmation.ts';
import { checkInput, mailActionPreview } from './input.ts';
import { asReader, usableAction } from './open.ts';

const tags = ['mail_actions'];

/** The routes that need no session. The token is sent in bodies, never in addresses. */
export function mailActionPlugin(api: FastifyInstance, kernel: Kernel): void {
  const find = ({ ip }: FastifyRequest, token: string) =>
    guess(kernel, { door: 'mail_action', ip }, () => usableAction(kernel, token));

  api.post<{ Body: ActionLink }>('/public/mail_actions/open', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Show what a link in an email will do; nothing is done',
      body: ActionLink,
      response: { 200: OpenedAction },
    },
    handler: async (request): Promise<OpenedAction> => {
      const usable = await find(request, request.body.token);
      const { stored, action, actor } = usable;
      const preview = await asReader(kernel, usable, { request_id: request.id, use: false }, (call) =>
        action.preview(call, stored.ref_id),
      );
      return {
        ...mailActionPreview(preview),
        person: actor.full_name,
        confirmation: newConfirmation(kernel, stored.id),
      };
    },
  });

  api.post<{ Body: ConfirmedAction }>('/public/mail_actions/confirm', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Do what a link in an email is for, once',
      body: ConfirmedAction,
      response: { 200: ActionDone },
    },
    handler: async (request): Promise<ActionDone> => {
      const { token, confirmation, input } = request.body;
      const usable = await find(request, token);
      const { stored, action } = usable;
      requireConfirmation(kernel, stored.id, confirmation);
      return asReader(kernel, usable, { request_id: request.id, use: true }, async (call) => {
        const values = checkInput(await action.preview(call, stored.ref_id), input, false);
        return { text: await action.run(call, stored.ref_id, values) };
      });
    },
  });

  api.post('/public/mail_actions/upload', {
    config: publicForm,
    schema: {
      tags,
      summary:
        'Do what a link in an email is for, with a file: token, confirmation, the fields, then file, at most 25 MB',
      consumes: ['multipart/form-data'],
      response: { 200: ActionDone },
    },
    handler: async (request): Promise<ActionDone> => {
      const part = request.isMultipart() ? await request.file({ limits: { fileSize: MAX_FILE_BYTES } }) : undefined;
      if (!part) throw badRequest('file is required', { file: ['is required and must be the last part'] });
      try {
        const { token, confirmation, input } = textsOf(part);
        const usable = await find(request, token);
        requireConfirmation(kernel, usable.stored.id, confirmation);
        const { stored, action } = usable;
        // A link that cannot be used or that has wrong fields is refused before the file is read.
        await asReader(kernel, usable, { request_id: request.id, use: false }, async (call) =>
          checkInput(await action.preview(call, stored.ref_id), input, true),
        );
        const file = await storeUpload(kernel, part);
        try {
          return await asReader(kernel, usable, { request_id: request.id, use: true }, async (call) => {
            await call.rows(sql`select require_storage(${file.size})`);
            const values = checkInput(await action.preview(call, stored.ref_id), input, true);
            return { text: await action.run(call, stored.ref_id, values, file) };
          });
        } catch (error) {
          await kernel.documents.remove(file.key);
          throw error;
        }
      } finally {
        // An unread file would keep the connection waiting.
        part.file.resume();
      }
    },
  });
}

function textsOf(part: MultipartFile): ConfirmedAction {
  const texts = Object.entries(part.fields).flatMap(([name, given]) => {
    const [first] = [given].flat();
    return first?.type === 'field' ? [[name, String(first.value)]] : [];
  });
  const { token = '', confirmation = '', ...input } = Object.fromEntries(texts);
  return checkedBody(ConfirmedAction, { token, confirmation, input }) as ConfirmedAction;
}

async function storeUpload({ documents }: Kernel, part: MultipartFile): Promise<StoredFile> {
  const file_name = safeFileName(part.filename ?? '');
  const bytes = await part.toBuffer().catch((error: { statusCode?: number }) => {
    if (error.statusCode !== 413) throw error;
    throw new Refusal(413, `“${file_name}” is larger than 25 MB.`, { file: ['must be at most 25 MB'] });
  });
  if (bytes.length === 0) throw invalid({ file: ['is empty'] });
  const refusal = fileRefusal(file_name, bytes);
  if (refusal) throw invalid({ file: [refusal] }, `${refusal}.`);
  return storeFile(documents, file_name, bytes);
}

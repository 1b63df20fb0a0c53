import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#server/call.ts';
import { conflict, notFound } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Action } from '#shared/access/roles.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { ActionDone, ActionInput, ActionPreview } from '../schema.ts';
import { type MailAction, mailActionOf, NOT_ALLOWED } from './define.ts';
import { checkInput, mailActionPreview } from './input.ts';

const Params = closed({ action: Type.String({ maxLength: 80 }), id: Id });
const Body = closed({ input: ActionInput });
const tags = ['mail_actions'];

/** The same actions for people who are signed in: messages in chats link to them, and belong to nobody in particular. */
export function signedInActions(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Static<typeof Params> }>('/mail_actions/:action/:id', {
    config: { isForEverybody: true },
    schema: { tags, summary: 'Show what an action will do', params: Params, response: { 200: ActionPreview } },
    handler: async (request, reply) => {
      const action = await requireAction(kernel, request, request.params.action);
      return send(
        reply,
        await within(kernel, request, async (call) => {
          await requireState(call, action, request.params.id);
          return { body: mailActionPreview(await action.preview(call, request.params.id)) };
        }),
      );
    },
  });
  api.post<{ Params: Static<typeof Params>; Body: Static<typeof Body> }>('/mail_actions/:action/:id', {
    config: { isForEverybody: true, needsPerson: true },
    schema: { tags, summary: 'Do an action', params: Params, body: Body, response: { 200: ActionDone } },
    handler: async (request, reply) => {
      const action = await requireAction(kernel, request, request.params.action);
      return send(
        reply,
        await within(kernel, request, async (call) => {
          await requireState(call, action, request.params.id);
          const values = checkInput(await action.preview(call, request.params.id), request.body.input, false);
          return { body: { text: await action.run(call, request.params.id, values) } };
        }),
      );
    },
  });
}

/** @throws 404 for an unknown action, one of the other side or of a module that is off; 409 without the permission */
async function requireAction({ flags }: Kernel, { actor }: FastifyRequest, key: string): Promise<MailAction> {
  const action = mailActionOf(key);
  if (!action?.modes.includes(actor.mode)) throw notFound('This action');
  if (action.flag && !(await flags.isOn(action.flag, subjectOf(actor)))) throw notFound('This action');
  const [resource, verb] = action.can.split(':') as [string, Action];
  if (!allows(actor.permissions, resource, verb)) throw conflict(NOT_ALLOWED);
  return action;
}

/** A record that does not exist for the caller has no state either, and is not told apart. */
async function requireState(call: Call, action: MailAction, id: string): Promise<void> {
  if ((await action.state(call, id)) === null) throw conflict('This was done already, or is not possible now.');
}

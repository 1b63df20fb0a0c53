import type { FastifyInstance } from 'fastify';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, Type } from '#shared/schema.ts';
import { AssistantState } from '../schema.ts';
import { askRoute } from './ask.ts';
import { suggestionsFor } from './rules/index.ts';
import { chooseModel } from './settings.ts';

const Beside = closed({
  about: Type.Optional(Type.String({ pattern: '^/(?!/)', maxLength: 300, description: 'the path of a page' })),
});

/** The routes that need the model of the installation or an open connection. */
export function assistantPlugin(api: FastifyInstance, kernel: Kernel): void {
  askRoute(api, kernel);
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/assistant_state',
      summary: 'Get the model that answers the caller, and questions to start with',
      can: 'assistant_chats:view',
      modes: ['company', 'partner'],
      query: Beside,
      response: AssistantState,
      run: async (call, { query: { about } }) => {
        const { model, without } = await chooseModel(call, kernel);
        return { model: model?.name ?? null, without, suggestions: suggestionsFor(call.actor, about) };
      },
    }),
  );
}

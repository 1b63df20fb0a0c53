import type { FastifyInstance } from 'fastify';
import { seedPrompts } from '#features/platform/prompts/server/service.ts';
import { Rates } from '#server/auth/budgets.ts';
import { Refusal } from '#server/errors.ts';
import { action, registerAction } from '#server/http/action.ts';
import { registerExchange } from '#server/http/exchange.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, nullable, Type } from '#shared/schema.ts';
import { AssistantState, Glance, GlanceQuestion, ModelTest } from '../schema.ts';
import { askRoute, limitQuestions } from './ask.ts';
import { askerOf, completeLogged } from './model/log.ts';
import { prompts } from './model/prompts.ts';
import { glance } from './questions/index.ts';
import { suggestionsFor } from './questions/starters.ts';
import { chooseModel, configuredModel } from './settings.ts';

const Beside = closed({
  about: Type.Optional(Type.String({ pattern: '^/(?!/)', maxLength: 300, description: 'the path of a page' })),
});

const TEST_MS = 20_000;
/** The command palette asks while a person types. */
const MOST_GLANCES = 60;

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
  registerExchange(api, kernel, {
    method: 'POST',
    url: '/assistant_settings/test',
    summary: 'Ask the model of the company one short question',
    can: 'assistant_settings:manage',
    modes: ['company'],
    personal: true,
    response: ModelTest,
    run: async (open, _input, request) => {
      const model = await open((call) => configuredModel(call, kernel));
      if (!model) throw new Refusal(422, 'Enter the address of a model first.');
      const body = JSON.stringify({
        model: model.name,
        stream: true,
        messages: [{ role: 'user', content: 'Answer with the word "ready".' }],
      });
      const { text } = await completeLogged(askerOf({ kernel, request }), model, body, {
        chat_id: null,
        timeout: TEST_MS,
      });
      return async () => ({ body: { model: model.name, answer: text.trim().slice(0, 200) } });
    },
  });
  const glances = new Rates();
  registerExchange(api, kernel, {
    method: 'POST',
    url: '/assistant_glance',
    summary: 'Answer a question for figures or rows without a conversation; null for everything else',
    can: 'assistant_chats:view',
    modes: ['company', 'partner'],
    whileViewing: 'reads',
    body: GlanceQuestion,
    response: nullable(Glance),
    run: async (_open, { body }, request) => {
      const { api_key_id, user_id, organization_id } = request.actor;
      limitQuestions(kernel, glances, api_key_id ?? user_id ?? organization_id, MOST_GLANCES);
      const answer = await glance({ api, kernel, request }, body.text);
      return async () => ({ body: answer });
    },
  });
  api.addHook('onReady', () => seedPrompts(kernel, Object.values(prompts)));
}

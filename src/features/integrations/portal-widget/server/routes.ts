import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicForm } from '#server/auth/throttle.ts';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { type Answer, send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { WIDGET_PATH } from '../addresses.ts';
import {
  WidgetContent,
  WidgetDealCreate,
  WidgetDealCreated,
  WidgetLinkCreate,
  WidgetLinkCreated,
  WidgetSettings,
  WidgetSettingsUpdate,
  WidgetToken,
  WidgetTokenCreate,
} from '../schema.ts';
import { admitHolder, admitSite } from './caller.ts';
import { createWidgetLink, registerWidgetDeal, widgetContent } from './content.ts';
import { readWidgetSettings, saveAllowedOrigins } from './settings.ts';
import { texts } from './texts.ts';
import { createWidgetToken } from './tokens.ts';

const tags = ['portal_widget'];
const shownOnce = conflict(texts.tokenShownOnce);

export function widgetRoutes(api: FastifyInstance, kernel: Kernel): void {
  settingsRoutes(api, kernel);
  api.post<{ Body: WidgetTokenCreate }>('/widget_tokens', {
    config: { can: 'widget_tokens:manage', modes: ['company', 'partner'] },
    schema: {
      tags,
      security: [{ bearer: [] }],
      summary: 'Create a token with which the portal widget shows one partner user their own figures, for 15 minutes',
      description: 'Only API keys can create tokens. The answer contains the secret, which is not stored.',
      body: WidgetTokenCreate,
      response: { 201: WidgetToken },
    },
    handler: async (request, reply) =>
      send(
        reply,
        await within(kernel, request, async (call) => ({
          status: 201,
          body: await createWidgetToken(kernel, call, request.body),
          onRetry: shownOnce,
        })),
      ),
  });
  siteRoutes(api, kernel);
}

function settingsRoutes(api: FastifyInstance, kernel: Kernel): void {
  const common = { can: 'widget_tokens:manage', modes: ['company'], response: WidgetSettings } as const;
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'GET',
      url: '/widget_settings',
      summary: 'Get the sites that may show the portal widget',
      run: (call) => readWidgetSettings(kernel, call),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'PUT',
      url: '/widget_settings',
      summary: 'Set the sites that may show the portal widget',
      personal: true,
      body: WidgetSettingsUpdate,
      run: async (call, { body }) => {
        await saveAllowedOrigins(call, body);
        return readWidgetSettings(kernel, call);
      },
    }),
  );
}

/** The requests of the widget. They accept nothing but its tokens, which nothing else accepts. */
function siteRoutes(api: FastifyInstance, kernel: Kernel): void {
  void api.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      await admitSite(kernel, request, reply);
      if (request.method !== 'OPTIONS') await admitHolder(kernel, request);
    });
    const url = `${WIDGET_PATH}/:id`;
    const schema = { tags, security: [{ bearer: [] }], params: IdParams };
    const run = async (request: FastifyRequest, reply: FastifyReply, work: (call: Call) => Promise<Answer>) =>
      send(
        reply,
        await within(kernel, request, async (call) => {
          await call.because(texts.via);
          return work(call);
        }),
      );
    for (const path of [url, `${url}/links`, `${url}/deals`])
      scope.options(path, { config: publicForm, schema: { hide: true } as object }, (_request, reply) =>
        reply.code(204).send(),
      );
    scope.get(
      url,
      {
        config: publicForm,
        schema: { ...schema, summary: 'Get what the portal widget shows', response: { 200: WidgetContent } },
      },
      (request, reply) => run(request, reply, async (call) => ({ body: await widgetContent(kernel, call) })),
    );
    scope.post<{ Body: WidgetLinkCreate }>(
      `${url}/links`,
      {
        config: publicForm,
        schema: {
          ...schema,
          summary: 'Create a referral link in the portal widget',
          body: WidgetLinkCreate,
          response: { 201: WidgetLinkCreated },
        },
      },
      (request, reply) =>
        run(request, reply, async (call) => ({
          status: 201,
          body: await createWidgetLink(kernel, call, request.body),
        })),
    );
    scope.post<{ Body: WidgetDealCreate }>(
      `${url}/deals`,
      {
        config: publicForm,
        schema: {
          ...schema,
          summary: 'Register a deal in the portal widget',
          body: WidgetDealCreate,
          response: { 201: WidgetDealCreated },
        },
      },
      (request, reply) =>
        run(request, reply, async (call) => ({
          status: 201,
          body: await registerWidgetDeal(kernel, call, request.body),
        })),
    );
  });
}

import { createApiKey } from '#features/access/api-keys/server/service.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { saveAllowedOrigins } from './settings.ts';

/** Allows two sites and adds a key of the company's product. Its secret is discarded. */
async function addSites({ kernel, history, company }: DemoStory): Promise<void> {
  if (!company.hasExceptions) return;
  await history.on(history.day(-6), async (call) => {
    await saveAllowedOrigins(call, {
      allowed_origins: ['https://app.lumenfleet.example', 'https://intranet.bright.example'],
    });
    await createApiKey(call, kernel.permissions, {
      name: 'Portal widget in our product',
      permissions: ['widget_tokens:manage'],
    });
  });
}

export const demo = [defineDemo('portal-widget', { when: 'portal', after: ['partner-portal'], run: addSites })];

import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createProvisioningToken, revokeProvisioningToken } from './tokens.ts';

/** Adds tokens of an identity provider. Their secrets are discarded, so that nothing can be provisioned with them. */
async function addTokens({ kernel, history, company }: DemoStory): Promise<void> {
  if (!company.hasExceptions) return;
  const { baseUrl } = kernel.config;
  await history.on(history.day(-20), async (call) => {
    const former = await createProvisioningToken(call, baseUrl, { name: 'Okta (trial)' });
    await createProvisioningToken(call, baseUrl, { name: 'Okta' });
    await revokeProvisioningToken(call, former.id);
  });
}

export const demo = [defineDemo('provisioning', { when: 'portal', after: ['partner-portal'], run: addTokens })];

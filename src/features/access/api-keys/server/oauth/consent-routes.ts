import { action } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { AllowedAuthorization, AppAddress, AppConsent, Authorization } from '../../oauth.schema.ts';
import { allowApp, denyApp, readConsent } from './consent.ts';

/** The answers of a person to an app that asks for access. They are made in a session, never with a key. */
export const consentRoutes = (kernel: Kernel) => {
  const common = {
    method: 'POST',
    can: 'api_keys:manage',
    modes: ['company', 'partner'],
    personal: true,
    body: Authorization,
  } as const;
  return [
    action({
      ...common,
      url: '/oauth/consent',
      summary: 'Read what an app asks for',
      response: AppConsent,
      run: (call, { body }) => readConsent(kernel, call, body),
    }),
    action({
      ...common,
      url: '/oauth/allow',
      movesMoney: true,
      summary: 'Let an app in; the answer is the address that finishes its sign-in',
      body: AllowedAuthorization,
      response: AppAddress,
      run: (call, { body }) => allowApp(kernel, call, body),
    }),
    action({
      ...common,
      url: '/oauth/deny',
      summary: 'Refuse an app; the answer is the address that tells it',
      response: AppAddress,
      run: (call, { body }) => denyApp(kernel, call, body),
    }),
  ];
};

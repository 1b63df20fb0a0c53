import { defineConnectors } from '#server/extension-points/connectors.ts';

export const connectors = defineConnectors({
  key: 'single_sign_on',
  name: 'Single sign-on',
  category: 'developer',
  sides: ['company'],
  summary: 'Your team signs in with your identity provider.',
  does: ['Signs people in by OpenID Connect', 'Can take companies and roles from the provider'],
  needs: ['An OpenID Connect provider that the administrator of the installation sets up'],
  stays: 'All accounts.',
  goes: 'People sign in with passwords again.',
  access: [
    {
      kind: 'screen',
      to: '/administration/settings?tab=security',
      can: 'company_settings:manage',
      state: async (_call, { oidc }) => ({
        is_connected: oidc !== null,
        detail: oidc && new URL(oidc.settings.issuer).host,
      }),
    },
  ],
});

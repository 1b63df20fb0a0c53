import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { readOidcSettings } from './oidc-settings.ts';

const whole = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'tandem', OIDC_CLIENT_SECRET: 'secret' };

test('uses password sign-in without settings', () => {
  expect(readOidcSettings({})).toBeNull();
});

test('requires three settings and has defaults for the rest', () => {
  expect(readOidcSettings(whole)).toMatchObject({
    issuer: 'https://login.example.com',
    scopes: 'openid profile email',
    organization_claim: null,
    trusts_email: false,
  });
});

test('maps the provider’s role names', () => {
  const { roles } = readOidcSettings({ ...whole, OIDC_ROLES: 'bosses=admin, money = finance' })!;
  expect([...roles]).toEqual([
    ['bosses', 'admin'],
    ['money', 'finance'],
  ]);
});

test.each([
  [{ OIDC_ISSUER: 'https://login.example.com' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
  [{ OIDC_ORGANIZATION_CLAIM: 'org' }, 'OIDC_ISSUER'],
  [{ ...whole, OIDC_ISSUER: 'login.example.com' }, 'OIDC_ISSUER'],
  [{ ...whole, OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER'],
  [{ ...whole, OIDC_SCOPES: 'email' }, 'OIDC_SCOPES'],
  [{ ...whole, OIDC_ROLES: 'bosses=king' }, 'OIDC_ROLES'],
  [{ ...whole, OIDC_TRUST_EMAIL: 'yes' }, 'OIDC_TRUST_EMAIL'],
])('rejects a missing or invalid setting by name: %j', (env, name) => {
  expect(() => readOidcSettings(env)).toThrow(StartError);
  expect(() => readOidcSettings(env)).toThrow(name);
});

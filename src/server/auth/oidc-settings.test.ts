import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { readOidcSettings } from './oidc-settings.ts';

const whole = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'tandem', OIDC_CLIENT_SECRET: 'secret' };

test('without settings people sign in here', () => {
  expect(readOidcSettings({})).toBeNull();
});

test('a provider is known by three settings, the rest has usual values', () => {
  expect(readOidcSettings(whole)).toMatchObject({
    issuer: 'https://login.example.com',
    scopes: 'openid profile email',
    organization_claim: null,
    trusts_email: false,
  });
});

test('the provider’s words for roles are translated', () => {
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
])('a missing or wrong setting stops the start and is named: %j', (env, name) => {
  expect(() => readOidcSettings(env)).toThrow(StartError);
  expect(() => readOidcSettings(env)).toThrow(name);
});

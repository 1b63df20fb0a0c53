import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig, RETIRED_SETTINGS } from './config.ts';
import { StartError } from './start-error.ts';

const SECRET = 'a secret of thirty-two characters';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('settings', () => {
  test('defaults to localhost, an embedded database and demo data', () => {
    const config = loadConfig({ TANDEM_DATA_DIR: folder });
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      baseUrl: 'http://localhost:3000',
      demo: true,
      role: 'all',
      maxConnections: 5000,
    });
    expect(config.databaseUrl).toBeUndefined();
    expect(config.smtpUrl).toBeUndefined();
  });

  test('limits strangers who register, unless it is told not to', () => {
    const newcomers = (env: Record<string, string>) => loadConfig({ TANDEM_SECRET: SECRET, ...env }).newcomers;
    expect(newcomers({})).toEqual({ companiesPerNetwork: 3, newCompanyMails: 50 });
    expect(newcomers({ TANDEM_COMPANIES_PER_NETWORK: '0', TANDEM_NEW_COMPANY_MAILS: '200' })).toEqual({
      companiesPerNetwork: 0,
      newCompanyMails: 200,
    });
    expect(() => newcomers({ TANDEM_COMPANIES_PER_NETWORK: 'many' })).toThrow('TANDEM_COMPANIES_PER_NETWORK is "many"');
  });

  test('treats an empty value as not set', () => {
    const config = loadConfig({
      TANDEM_SECRET: SECRET,
      PORT: '',
      DATABASE_URL: '',
      TANDEM_DEMO: '',
      TANDEM_LOG_LEVEL: '',
    });
    expect(config).toMatchObject({ port: 3000, databaseUrl: undefined, demo: true, logLevel: 'info' });
  });

  test('splits lists at commas and lowercases them', () => {
    const config = loadConfig({
      TANDEM_SECRET: SECRET,
      TANDEM_DEMO: '0',
      TANDEM_SUPER_ADMIN_EMAILS: 'Ann@Example.com, bob@example.com,',
    });
    expect(config.superAdminEmails).toEqual(['ann@example.com', 'bob@example.com']);
  });

  test('the demo super admin exists only in demo mode', () => {
    expect(loadConfig({ TANDEM_SECRET: SECRET }).superAdminEmails).toEqual(['super@demo.tandem.test']);
    expect(loadConfig({ TANDEM_SECRET: SECRET, TANDEM_DEMO: 'off' }).superAdminEmails).toEqual([]);
  });

  test.each([
    ['http://localhost:3000', undefined, 'http://*.localhost:3000'],
    ['http://127.0.0.1:8080', undefined, 'http://*.localhost:8080'],
    ['https://partners.example.com', undefined, null],
    ['https://partners.example.com', 'https://*.content.example.org', 'https://*.content.example.org'],
    // Without a wildcard, the name of the company goes before the host name.
    ['https://partners.example.com', 'https://content.example.org/', 'https://*.content.example.org'],
    ['https://partners.example.com', 'https://*.content.example.org:8443', 'https://*.content.example.org:8443'],
    ['http://localhost:3000', 'http://*.localhost:3000', 'http://*.localhost:3000'],
  ])('product at %s with content at %s: packages run at %s', (TANDEM_BASE_URL, TANDEM_CONTENT_URL, contentUrl) => {
    const env = { TANDEM_SECRET: SECRET, TANDEM_DATA_DIR: folder, TANDEM_BASE_URL, TANDEM_CONTENT_URL };
    expect(loadConfig(env).contentUrl).toBe(contentUrl);
  });

  test.each([
    ['https://partners.example.com', 'includes the address of the product'],
    ['https://*.example.com', 'includes the address of the product'],
    ['https://*.partners.example.com', 'includes the address of the product'],
    ['https://content-*.example.org', 'whose host name begins with'],
    ['https://*.*.example.org', 'whose host name begins with'],
    ['https://10.0.0.1', 'whose host name begins with'],
    ['https://content.example.org/path', 'is not a valid address'],
  ])('does not run packages at %s', (TANDEM_CONTENT_URL, reason) => {
    const env = { TANDEM_SECRET: SECRET, TANDEM_BASE_URL: 'https://partners.example.com', TANDEM_CONTENT_URL };
    expect(() => loadConfig(env)).toThrow(reason);
  });

  test('allows registration by default', () => {
    expect(loadConfig({ TANDEM_SECRET: SECRET }).registration).toBe('open');
    expect(loadConfig({ TANDEM_SECRET: SECRET, TANDEM_REGISTRATION: 'first' }).registration).toBe('first');
    expect(() => loadConfig({ TANDEM_SECRET: SECRET, TANDEM_REGISTRATION: 'never' })).toThrow(
      'TANDEM_REGISTRATION is "never": set it to one of open, first, closed.',
    );
  });

  test.each([
    [undefined, 'https://www.ecb.europa.eu/stats/eurofxref'],
    ['0', null],
    ['https://mirror.example.com/rates/', 'https://mirror.example.com/rates'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('rates from %s are fetched from %s', (given, used) => {
    expect(loadConfig({ TANDEM_SECRET: SECRET, TANDEM_ECB_RATES_URL: given }).ecbRatesUrl).toBe(used);
  });

  test('ignores a trailing slash of the base address', () => {
    expect(loadConfig({ TANDEM_SECRET: SECRET, TANDEM_BASE_URL: 'https://partners.example.com/' }).baseUrl).toBe(
      'https://partners.example.com',
    );
  });
});

test.each([
  ['', ['loopback']],
  ['0', false],
  ['10.0.0.0/8, ::1, uniquelocal', ['10.0.0.0/8', '::1', 'uniquelocal']],
])('TANDEM_TRUST_PROXY=%s trusts %j', (given, trusted) => {
  expect(loadConfig({ TANDEM_SECRET: SECRET, TANDEM_TRUST_PROXY: given }).trustProxy).toEqual(trusted);
});

describe('rejects a wrong setting in one sentence that names it', () => {
  test.each([
    ['PORT', '80a', /PORT is "80a": set it to a number/],
    ['PORT', '65536', /PORT is "65536"/],
    ['DATABASE_URL', 'localhost:5432/tandem', /DATABASE_URL .* like postgresql:/],
    ['DATABASE_URL', 'mysql://root@localhost/tandem', /DATABASE_URL .* like postgresql:/],
    ['TANDEM_DEMO', 'maybe', /TANDEM_DEMO is "maybe": set it to 1 or 0/],
    ['TANDEM_ROLE', 'jobs', /TANDEM_ROLE is "jobs": set it to one of all, web, worker/],
    ['TANDEM_WORKER', '0', /TANDEM_WORKER was replaced by TANDEM_ROLE: set TANDEM_ROLE=web/],
    ['TANDEM_BASE_URL', 'partners.example.com', /TANDEM_BASE_URL .* like https:/],
    [
      'TANDEM_BASE_URL',
      'https://partners.example.com/?from=mail',
      /TANDEM_BASE_URL .* like https:\/\/partners\.example\.com\.$/,
    ],
    ['TANDEM_BASE_URL', 'https://example.com/partners/', /TANDEM_BASE_URL .* like https:/],
    ['TANDEM_BASE_URL', 'https://ann@partners.example.com', /TANDEM_BASE_URL .* like https:/],
    ['TANDEM_SECRET', 'short', /TANDEM_SECRET is shorter than 32/],
    ['TANDEM_SUPER_ADMIN_DOMAINS', 'example', /TANDEM_SUPER_ADMIN_DOMAINS contains "example"/],
    ['TANDEM_SUPER_ADMIN_EMAILS', 'ann', /TANDEM_SUPER_ADMIN_EMAILS contains "ann"/],
    ['SMTP_URL', 'https://mail.example.com', /SMTP_URL .* like smtps:/],
    ['MAIL_FROM', 'Tandem', /MAIL_FROM is "Tandem"/],
    ['TANDEM_ECB_RATES_URL', 'http://rates.example.com', /TANDEM_ECB_RATES_URL .* or 0 to fetch nothing/],
    ['TANDEM_ECB_RATES_URL', 'off', /TANDEM_ECB_RATES_URL .* like https:/],
    ['TANDEM_TRUST_PROXY', 'true', /TANDEM_TRUST_PROXY contains "true"/],
    ['TANDEM_POOL_SIZE', '0', /TANDEM_POOL_SIZE is "0"/],
    ['TANDEM_READ_SECONDS', '1m', /TANDEM_READ_SECONDS is "1m"/],
    ['TANDEM_MAX_CONNECTIONS', '-1', /TANDEM_MAX_CONNECTIONS is "-1"/],
    ['TANDEM_METRICS_TOKEN', 'short', /TANDEM_METRICS_TOKEN is shorter than 24 characters/],
    ['TANDEM_METRICS_TOKEN', 'a token with spaces in it, long', /TANDEM_METRICS_TOKEN .* contains spaces/],
    ['TANDEM_LOG_LEVEL', 'loud', /TANDEM_LOG_LEVEL is "loud": set it to one of fatal/],
    ['DATABASE_APP_URL', 'postgresql://a@localhost/t', /DATABASE_APP_URL and DATABASE_SYSTEM_URL work only together/],
  ])('%s=%s', (name, value, message) => {
    const load = () => loadConfig({ TANDEM_SECRET: SECRET, [name]: value });
    expect(load).toThrow(StartError);
    expect(load).toThrow(message);
  });

  test('does not print a password', () => {
    expect(() => loadConfig({ DATABASE_URL: 'postgres//u:hunter2@h/d' })).toThrow(/^((?!hunter2).)*$/);
  });

  test('names a data folder that cannot be created', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => loadConfig({ TANDEM_DATA_DIR: join(folder, 'file', 'data') })).toThrow(
      /The data folder .*file.data is not writable \(not a directory\)/,
    );
  });

  test('names a data folder at an impossible place without retrying', () => {
    expect(() => loadConfig({ TANDEM_DATA_DIR: '/proc/tandem/data' })).toThrow(
      /The data folder .proc.tandem.data is not writable \(/,
    );
  });

  test('names a file in place of the data folder', () => {
    writeFileSync(join(folder, 'file'), '');
    const load = () => loadConfig({ TANDEM_DATA_DIR: join(folder, 'file') });
    expect(load).toThrow(StartError);
    expect(load).toThrow(/The data folder .*file is not writable \(not a directory\)/);
  });

  test('accepts valid network sizes only', () => {
    const load = (proxies: string) => loadConfig({ TANDEM_SECRET: SECRET, TANDEM_TRUST_PROXY: proxies }).trustProxy;
    expect(load('10.0.0.0/8, ::1/128, 192.0.2.7')).toEqual(['10.0.0.0/8', '::1/128', '192.0.2.7']);
    for (const wrong of ['10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/8/8', '/8'])
      expect(() => load(wrong), wrong).toThrow(`TANDEM_TRUST_PROXY contains "${wrong}"`);
  });

  test('rejects blanks as a secret', () => {
    expect(() => loadConfig({ TANDEM_SECRET: ' '.repeat(40) })).toThrow(/TANDEM_SECRET is shorter than 32/);
  });
});

describe('the secret', () => {
  test('is generated once and readable by its owner only', () => {
    const first = loadConfig({ TANDEM_DATA_DIR: folder }).secret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(loadConfig({ TANDEM_DATA_DIR: folder }).secret).toBe(first);
  });

  test('handles a named, renamed or additional secret file', () => {
    const formerOf = (env: Record<string, string>) => loadConfig({ TANDEM_DATA_DIR: folder, ...env }).secretBefore;
    expect(formerOf({ TANDEM_SECRET: SECRET })).toBeUndefined();
    const secret = loadConfig({ TANDEM_DATA_DIR: folder }).secret;
    expect(formerOf({})).toBeUndefined();
    expect(formerOf({ TANDEM_SECRET: SECRET })).toMatchObject({ text: secret, isMeant: false });
    expect(formerOf({ TANDEM_SECRET_BEFORE: SECRET })).toMatchObject({ text: SECRET, isMeant: true });
    renameSync(join(folder, 'secret'), join(folder, 'secret.before'));
    const renamed = loadConfig({ TANDEM_DATA_DIR: folder });
    expect(renamed.secretBefore).toMatchObject({ text: secret, isMeant: true });
    expect(renamed.secret).not.toBe(secret);
    for (const file of ['secret', 'secret.before']) writeFileSync(join(folder, file), '');
    expect(formerOf({ TANDEM_SECRET: SECRET })).toBeUndefined();
  });

  test('is not replaced when its file is truncated', () => {
    writeFileSync(join(folder, 'secret'), 'abc');
    expect(() => loadConfig({ TANDEM_DATA_DIR: folder })).toThrow(/secret .* is incomplete/);
  });
});

test('the page about upgrades says what to do about each retired setting', () => {
  const page = readFileSync(new URL('../../docs/guide/upgrading.md', import.meta.url), 'utf8');
  const [, entries = ''] = page.split('## What you must do\n');
  const names = Object.keys(RETIRED_SETTINGS);
  expect(names).toContain('TANDEM_WORKER');
  expect(names.filter((name) => !entries.includes(`\`${name}\``))).toEqual([]);
});

test('.env.example lists exactly the settings that are read', () => {
  const seen = new Set<string>();
  const spy = new Proxy<Record<string, string>>(
    { TANDEM_DATA_DIR: folder },
    {
      get(target, name: string) {
        seen.add(name);
        return target[name];
      },
    },
  );
  loadConfig(spy);
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const documented = [...example.matchAll(/^#?([A-Z][A-Z_]*)=/gm)].map((match) => match[1]);
  // A setting of former releases is only read to name its successor.
  for (const name of Object.keys(RETIRED_SETTINGS)) seen.delete(name);
  expect(documented.toSorted()).toEqual([...seen].toSorted());
});

import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { features as screens } from '#features/web.ts';
import { flagOf } from '#server/flags/modules.ts';

/** Features that every company needs, each with the reason; every other feature has a flag (decision 0020). */
const alwaysOn: Record<string, string> = {
  accounts: 'a deal is with a company',
  announcements: 'those who run the installation speak to everybody; no company’s module',
  'portal-app': 'it gives the installed app its name and icon, and does nothing where it is not installed',
  'waiting-changes': 'work that was done without a network must not be lost',
  'audit-events': 'what happened is recorded whatever is switched off',
  'company-settings': 'where the company itself is described',
  'company-view': 'partners may always read what the company sees of them',
  'contact-types': 'every form of a person chooses from them',
  contacts: 'the people of partners and companies, who are also invited from there',
  dashboards: 'everybody’s first screen',
  debug: 'for those who run the installation',
  demo: 'plants data and has no doors',
  experimental: 'for those who run the installation; each experiment has a flag of its own',
  developers: 'how to use the API, for everyone who has a key',
  guide: 'help for everybody, about whatever is on',
  'failed-jobs': 'background work of every module fails there',
  'feature-flags': 'where the switches are',
  'inbound-mails': 'replies, bounces and forwarded emails of every module arrive there',
  impersonations: 'whoever looks through another’s eyes must find back',
  invitations: 'how people come in',
  'mail-actions': 'each action has the flag of its module',
  'mail-replies': 'each conversation has the flag of its module',
  mails: 'what leaves in the company’s name stays in sight',
  notifications: 'how people learn of what waits for them; each topic has a switch of its own',
  onboarding: 'how a company begins; the steps of modules that are off are left out',
  opportunities: 'deals are what a program is about',
  'opportunity-lines': 'what a deal consists of; its amount follows them',
  'opportunity-notes': 'the conversation about a deal',
  'opportunity-participants': 'who takes part in a deal decides who earns',
  'opportunity-types': 'every deal is in one of their stages',
  organizations: 'what a company is called and how it writes dates and amounts',
  'content-languages':
    'does nothing until the company chooses a language; records of modules that are off are left out',
  'partner-regions': 'partners, rules and figures are told apart by them',
  'partner-tiers': 'partners, rules and figures are told apart by them',
  'partner-types': 'partners, rules and figures are told apart by them',
  partners: 'partners are what a program is about',
  people: 'who works here',
  'record-emails': 'what the team writes to people from its records',
  'record-notes': 'what the team writes about its records',
  'record-states': 'tells the state of every record; facts of modules that are off are left out',
  pictures: 'the logos and faces of every other screen',
  'product-categories': 'lines, registrations and rules name them',
  'program-gates': 'rules of the program; gates and requirements of modules that are off are left out',
  products: 'lines, registrations and rules name them',
  profile: 'one’s own account',
  'program-settings': 'the rules deals, registrations and payouts ask for',
  'portal-access': 'how people of partners come in',
  provisioning: 'how people come in and leave',
  'push-devices': 'people choose them for notifications of every module',
  prompts: 'for those who run the installation',
  roles: 'who may do what',
  'company-hosts': 'the address of a company’s portal',
  'saml-connections': 'how people of a company sign in',
  search: 'everybody finds what they may see; records of modules that are off are left out',
  'single-sign-on': 'a way in, which the installation’s settings decide about',
  'stored-files': 'the files of every module go through it',
  superadmin: 'for those who run the installation',
};

const declared = features.flatMap(({ flag }) => flag ?? []);

test('every feature has a flag or a reason why it cannot be switched off', () => {
  const folders = [
    ...new Set(
      globSync('*/*/{server,web}/*', { cwd: join(import.meta.dirname, 'features') }).map((path) => path.split(sep)[1]!),
    ),
  ];
  const undecided = folders.filter((name) => {
    const feature = features.find((one) => one.name === name);
    return !(feature && flagOf(feature, features)) && !alwaysOn[name];
  });
  expect(undecided).toEqual([]);
  const both = features.filter((feature) => flagOf(feature, features) && alwaysOn[feature.name]);
  expect(both.map(({ name }) => name)).toEqual([]);
  expect(Object.keys(alwaysOn).filter((name) => !folders.includes(name))).toEqual([]);
});

test('every module has one flag with a description', () => {
  const keys = declared.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  for (const { key, description } of declared) expect(description, key).toMatch(/^[A-Z].{20,}\.$/);
});

test('screens of a module require the flag that its server declares', () => {
  for (const { name, flag } of screens) {
    const feature = features.find((one) => one.name === name);
    expect(flag, name).toBe(feature && flagOf(feature, features)?.key);
  }
});

test('every link to a module’s screen requires its flag', () => {
  for (const { name, flag, routes, menu = [], actions = [], search = [] } of screens) {
    for (const entry of [...routes, ...menu, ...actions, ...search]) expect(entry.flag, name).toBe(flag);
  }
});

import { catalog } from './catalog.ts';
import { deals } from './deals.ts';
import type { ProgramPart } from './define.ts';
import { distribution } from './distribution.ts';
import { leads } from './leads.ts';
import { money } from './money.ts';
import { outreach } from './outreach.ts';
import { partners } from './partners.ts';
import { rewards } from './rewards.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { tiers } from './tiers.ts';
import { training } from './training.ts';
import { work } from './work.ts';

/** Everything that program files can contain. A record comes before those that refer to it, where possible. */
export const parts: readonly ProgramPart[] = [
  ...setup,
  ...settings,
  ...partners,
  ...distribution,
  ...catalog,
  ...deals,
  ...leads,
  ...training,
  ...tiers,
  ...work,
  ...outreach,
  ...money,
  ...rewards,
];

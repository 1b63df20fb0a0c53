import { catalog } from './catalog.ts';
import { deals } from './deals.ts';
import type { ProgramPart } from './define.ts';
import { money } from './money.ts';
import { partners } from './partners.ts';
import { setup } from './setup.ts';
import { tiers } from './tiers.ts';
import { training } from './training.ts';
import { work } from './work.ts';

/** Everything that program files can contain. A record comes before those that refer to it, where possible. */
export const parts: readonly ProgramPart[] = [
  ...setup,
  ...partners,
  ...catalog,
  ...deals,
  ...training,
  ...tiers,
  ...work,
  ...money,
];

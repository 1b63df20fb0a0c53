import { deals, protections } from './deals.ts';
import { distribution } from './distribution.ts';
import { enablement } from './enablement.ts';
import { money } from './money.ts';
import { partners } from './partners.ts';
import type { Cases } from './setting.ts';
import { translations } from './translations.ts';
import { work } from './work.ts';

/** All kinds of work, by side and kind. */
export const cases: Cases = {
  ...deals,
  ...protections,
  ...distribution,
  ...enablement,
  ...money,
  ...partners,
  ...translations,
  ...work,
};

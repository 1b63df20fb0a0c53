import type { MotionKey } from './schema.ts';
import type { Template } from './template.ts';
import { affiliate } from './templates/affiliate.ts';
import { coSell } from './templates/co-sell.ts';
import { distributors } from './templates/distributors.ts';
import { referral } from './templates/referral.ts';
import { reseller } from './templates/reseller.ts';
import { services } from './templates/services.ts';

/** The programs a company can start from. */
export const catalog: Record<MotionKey, Template> = {
  referral,
  reseller,
  affiliate,
  distributors,
  services,
  co_sell: coSell,
};

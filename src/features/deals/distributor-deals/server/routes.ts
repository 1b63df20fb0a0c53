import { type Action, action } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { Confirmation, Decline, Inventory, Visibility, VisibilityQuestion } from '../schema.ts';
import { confirmDeal, declineDeal } from './answer.ts';
import { inventoryOf } from './inventory.ts';
import { distributorDeals } from './resource.ts';
import { settingsRoutes } from './settings.ts';
import { visibilityOf } from './visibility.ts';

const both = ['company', 'partner'] as const;

export const distributorDealRoutes: Action[] = [
  step(distributorDeals, 'confirm', 'Confirm a reseller’s deal as its distributor', confirmDeal, {
    modes: both,
    body: Confirmation,
  }),
  step(distributorDeals, 'decline', 'Decline a reseller’s deal with a reason', declineDeal, {
    modes: both,
    body: Decline,
  }),
  action({
    method: 'GET',
    url: '/distributor_deals/inventory',
    summary: 'List which reseller buys from which distributor, with open and won deals by currency',
    can: 'distributor_deals:view',
    modes: ['company'],
    response: Inventory,
    run: inventoryOf,
  }),
  action({
    method: 'POST',
    url: '/distributor_deals/visibility',
    summary: 'Show each field of a deal and its records as two partners read them',
    whileViewing: 'reads',
    can: 'program_settings:view',
    modes: ['company'],
    body: VisibilityQuestion,
    response: Visibility,
    run: (call, { body }) => visibilityOf(call, body),
  }),
  ...settingsRoutes,
];

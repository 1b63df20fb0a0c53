import { type Action, action } from '#server/http/action.ts';
import { Inventory, Visibility, VisibilityQuestion } from '../schema.ts';
import { inventoryOf } from './inventory.ts';
import { settingsRoutes } from './settings.ts';
import { distributorDealStepRoutes } from './steps.ts';
import { visibilityOf } from './visibility.ts';

export const distributorDealRoutes: Action[] = [
  ...distributorDealStepRoutes,
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

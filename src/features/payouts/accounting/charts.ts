import type { AccountGroup } from '#features/payouts/ledger/schema.ts';
import { accountGroups, type MappedAccount } from './schema.ts';

/** A chart of accounts with the usual account for each account of the ledger. */
export interface Chart {
  key: string;
  name: string;
  accounts: Readonly<Record<AccountGroup, readonly [number: string, name: string]>>;
}

export const charts: readonly Chart[] = [
  {
    key: 'us',
    name: 'US chart of accounts',
    accounts: {
      'expense:commission': ['6100', 'Partner commissions'],
      'expense:spiff': ['6110', 'Partner bonuses'],
      'expense:mdf': ['6120', 'Partner marketing funds'],
      'expense:write_off': ['6900', 'Bad debt expense'],
      'expense:payout_fees': ['6800', 'Bank service charges'],
      'liability:withholding': ['2300', 'Withholding tax payable'],
      'fx:position': ['1295', 'Currency exchange clearing'],
      'cash:clearing': ['1090', 'Payout clearing'],
      'partners:on_hold': ['2210', 'Accrued partner commissions'],
      'partners:payable': ['2220', 'Partner commissions payable'],
      'partners:in_transit': ['2230', 'Partner payouts in process'],
    },
  },
  {
    key: 'skr03',
    name: 'DATEV SKR03',
    accounts: {
      'expense:commission': ['4760', 'Verkaufsprovisionen'],
      'expense:spiff': ['4760', 'Verkaufsprovisionen'],
      'expense:mdf': ['4610', 'Werbekosten'],
      'expense:write_off': ['2400', 'Forderungsverluste'],
      'expense:payout_fees': ['4970', 'Nebenkosten des Geldverkehrs'],
      'liability:withholding': ['1736', 'Verbindlichkeiten aus Steuern und Abgaben'],
      'fx:position': ['1590', 'Durchlaufende Posten'],
      'cash:clearing': ['1360', 'Geldtransit'],
      'partners:on_hold': ['0970', 'Sonstige Rückstellungen'],
      'partners:payable': ['1700', 'Sonstige Verbindlichkeiten'],
      'partners:in_transit': ['1701', 'Sonstige Verbindlichkeiten, Restlaufzeit bis 1 Jahr'],
    },
  },
  {
    key: 'skr04',
    name: 'DATEV SKR04',
    accounts: {
      'expense:commission': ['6770', 'Verkaufsprovisionen'],
      'expense:spiff': ['6770', 'Verkaufsprovisionen'],
      'expense:mdf': ['6600', 'Werbekosten'],
      'expense:write_off': ['6930', 'Forderungsverluste'],
      'expense:payout_fees': ['6855', 'Nebenkosten des Geldverkehrs'],
      'liability:withholding': ['3700', 'Verbindlichkeiten aus Steuern und Abgaben'],
      'fx:position': ['1370', 'Durchlaufende Posten'],
      'cash:clearing': ['1460', 'Geldtransit'],
      'partners:on_hold': ['3070', 'Sonstige Rückstellungen'],
      'partners:payable': ['3500', 'Sonstige Verbindlichkeiten'],
      'partners:in_transit': ['3501', 'Sonstige Verbindlichkeiten, Restlaufzeit bis 1 Jahr'],
    },
  },
];

/** The accounts of a chart in the order of the ledger's accounts. */
export const accountsOfChart = ({ accounts }: Chart): MappedAccount[] =>
  accountGroups.map((account) => ({ account, number: accounts[account][0], name: accounts[account][1] }));

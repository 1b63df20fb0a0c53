import { payableCommission } from '#features/commissions/commissions/measures.ts';
import { protectedRegistrations } from '#features/deals/deal-registrations/measures.ts';
import { openPipeline } from '#features/deals/opportunities/measures.ts';
import type { Measure } from '#shared/measures.ts';
import type { ReportQuestion, ReportScheduleCreate } from './schema.ts';

type Values = Omit<ReportScheduleCreate, 'recipients' | 'timezone' | 'object' | 'columns'> &
  Pick<ReportQuestion, 'object' | 'columns'>;

export interface ReportTemplate {
  key: string;
  name: string;
  /** The purpose and the readers of the report, in one sentence. */
  text: string;
  values: Values;
}

const monday: Values['timing'] = { kind: 'weekly', time: '08:00', weekdays: [1] };
const first: Values['timing'] = { kind: 'monthly', time: '08:00', day: 1 };
const workingDays: Values['timing'] = { kind: 'weekdays', time: '07:30' };

/** The rows of a measure, so that the totals of the report equal it. A partner's own list may hold more than its own deals. */
function questionOf(
  { list, filters, own, unit }: Measure,
  isCompany: boolean,
): Pick<Values, 'object' | 'sums'> & { filters: NonNullable<Values['filters']> } {
  const conditions = Object.entries({ ...(!isCompany && own), ...filters });
  return {
    object: list,
    filters: conditions.map(([name, values]) => {
      const operator = name.endsWith('_ne') ? 'ne' : 'eq';
      return { field: name.replace(/_ne$/, ''), operator, values: [values].flat() };
    }),
    ...(unit === 'money' && { sums: ['amount_minor'] }),
  };
}

/** @param isCompany names the partner beside each row; a partner's own rows need none */
function templatesOf(isCompany: boolean): ReportTemplate[] {
  const partner = isCompany ? ['partner_name'] : [];
  const ending = questionOf(protectedRegistrations, isCompany);
  return [
    {
      key: 'open-pipeline',
      name: 'Open pipeline every Monday',
      text: 'Open deals by stage with amounts, at the start of the week.',
      values: {
        name: 'Open pipeline',
        ...questionOf(openPipeline, isCompany),
        columns: ['name', 'account_name', ...partner, 'stage_name', 'amount_minor', 'expected_close_on'],
        sort: [{ field: 'expected_close_on', descending: false }],
        group_by: 'stage_name',
        chart: 'bar',
        timing: monday,
        format: 'inline',
        subject: 'Open pipeline, {{date}}',
        message: 'Good morning {{reader}},\n\nThese are your open deals at the start of the week.',
      },
    },
    {
      key: 'payable-commissions',
      name: 'Payable commissions on the 1st',
      text: 'Commissions that can be paid out now, as an Excel workbook for preparing the payout.',
      values: {
        name: 'Payable commissions',
        ...questionOf(payableCommission, isCompany),
        columns: ['number', ...partner, 'opportunity_name', 'kind', 'amount_minor', 'effective_on', 'release_on'],
        sort: [{ field: 'effective_on', descending: false }],
        group_by: isCompany ? 'partner_name' : 'kind',
        timing: first,
        format: 'xlsx',
        subject: 'Payable commissions, {{date}}',
        message: 'Hello {{reader}},\n\n{{rows}} commissions are payable today.',
        only_if_rows: true,
      },
    },
    {
      key: 'protections-ending',
      name: 'Protection ending soon',
      text: 'Approved registrations whose protection ends within two weeks.',
      values: {
        name: 'Protection ending soon',
        object: ending.object,
        columns: ['number', 'account_name', ...partner, 'amount_minor', 'expires_at', 'extensions'],
        filters: [
          ...ending.filters,
          { field: 'expires_at', operator: 'gte', values: ['@today'] },
          { field: 'expires_at', operator: 'lte', values: ['@today+14'] },
        ],
        sort: [{ field: 'expires_at', descending: false }],
        timing: workingDays,
        format: 'inline',
        subject: 'Protection ending soon: {{rows}}',
        message: 'Hello {{reader}},\n\nThe protection of these deals ends within two weeks.',
        only_if_rows: true,
      },
    },
  ];
}

export const reportTemplates = { company: templatesOf(true), partner: templatesOf(false) } as const;

import { defineTool, type Source } from '#server/extension-points/assistant-tools.ts';
import { citations } from '#server/extension-points/assistant-words.ts';
import { shapeOfSchema } from '#server/leaving/schema-shape.ts';
import { formatMoney } from '#shared/money/money.ts';
import { MeasuredFigure, MeasuresQuery } from '../schema.ts';

const readFigures = defineTool({
  name: 'read_figures',
  label: 'Reading figures',
  about:
    'Reads figures of the program or of one partner (partner_id, from find_records): won_revenue, sourced_revenue, influenced_revenue, won_deals, open_pipeline, submitted_registrations, active_partners, earned_commission, payable_commission, paid_commission and others. Give a period, or none for all time. They are the figures of the dashboards and of partner pages; quote them with their label, never calculate others.',
  input: MeasuresQuery,
  output: { figures: [shapeOfSchema(MeasuredFigure)] },
  modes: ['company', 'partner'],
  can: 'dashboards:view',
  run: async (reader, { measure = [], period, partner_id }: MeasuresQuery) => {
    const query = new URLSearchParams([
      ...measure.map((key) => ['measure', key]),
      ...(period ? [['period', period]] : []),
      ...(partner_id && reader.actor.mode === 'company' ? [['partner_id', partner_id]] : []),
    ]);
    const { rows: figures } = await reader.get<{ rows: MeasuredFigure[] }>(`/measures?${query}`);
    const { sources, cite } = citations();
    const says = figures.map(({ label, unit, cells }) => {
      const values = cells.map(({ values: [value], currency, to }) => {
        const text = unit === 'money' && currency ? formatMoney(value ?? 0, currency) : String(value ?? 0);
        return text + cite(to ? ({ kind: 'list', title: label, to } as Source) : null);
      });
      return `${label}: ${values.join(', ') || '0'}.`;
    });
    return { data: { figures }, sources, says: says.join(' ') || 'There are no such figures.' };
  },
});

export const tools = [readFigures];

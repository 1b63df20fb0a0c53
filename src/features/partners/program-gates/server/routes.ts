import { readPartner } from '#features/partners/partners/server/service.ts';
import { invalid, notFound } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { GateCatalog, GateOfPartner } from '../schema.ts';
import { gateOf } from './define.ts';
import { gateOfPartner, gatesOfPartner, heldByGates, offeredGates } from './gates.ts';

const GateParams = closed({ gate: Type.String({ maxLength: 60 }) });
const GateQuery = closed({ partner_id: Type.Optional(Id) });

export const gateRoutes = [
  action({
    method: 'GET',
    url: '/gates/:gate',
    summary: 'Tell whether a partner can take an action, and what is missing; partners ask for themselves',
    can: 'partners:view',
    modes: ['company', 'partner'],
    params: GateParams,
    query: GateQuery,
    response: GateOfPartner,
    run: async (call, { params, query }) => {
      if (!gateOf(params.gate)) throw notFound('This gate');
      const partner_id = call.actor.partner_id ?? query.partner_id;
      if (!partner_id) throw invalid({ partner_id: ['is required'] });
      if (!call.actor.partner_id) await readPartner(call, partner_id);
      return gateOfPartner(call, params.gate, partner_id);
    },
  }),
  action({
    method: 'GET',
    url: '/partners/:id/gates',
    summary: 'List the gates that hold for a partner, and which are open',
    can: 'partners:view',
    modes: ['company'],
    params: IdParams,
    response: Type.Array(GateOfPartner),
    run: async (call, { params }) => {
      await readPartner(call, params.id);
      return gatesOfPartner(call, params.id);
    },
  }),
  action({
    method: 'GET',
    url: '/gate_catalog',
    summary: 'List what gates can require, and how many partners each gate holds back',
    can: 'program_settings:manage',
    modes: ['company'],
    response: GateCatalog,
    run: async (call) => {
      const { gates, requirements } = await offeredGates(call);
      return {
        gates: gates.map(({ key, texts }) => ({ key, label: texts.label, description: texts.description })),
        requirements: await Promise.all(
          requirements.map(async ({ key, texts, options }) => ({
            key,
            label: texts.label,
            options: (await options?.(call)) ?? [],
          })),
        ),
        held: await heldByGates(call),
      };
    },
  }),
];

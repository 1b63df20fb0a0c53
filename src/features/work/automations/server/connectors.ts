import { companyModel } from '#server/company/company-model.ts';
import { sql } from '#server/db/sql.ts';
import { defineConnectors } from '#server/extension-points/connectors.ts';

export const connectors = defineConnectors(
  {
    key: 'automation_endpoints',
    name: 'Signed requests',
    category: 'automation',
    sides: ['company'],
    summary: 'Steps of automations send signed requests to your other systems.',
    does: ['Sends data to an address of yours when something happens', 'Signs each request'],
    needs: ['A system with an address that begins with https://'],
    stays: 'The runs of your automations.',
    goes: 'Requests are no longer sent.',
    flag: 'automations',
    guide: 'automations.md',
    access: [
      {
        kind: 'screen',
        to: '/automations',
        can: 'automations:manage',
        state: async (call) => {
          const { count } = await call.one<{ count: number }>(sql`
            select count(*)::int as count from automation_endpoints where organization_id = ${call.organization_id}`);
          return { is_connected: count > 0, detail: count > 0 ? `${count} connected` : null };
        },
      },
    ],
  },
  {
    key: 'language_model',
    name: 'Language model',
    category: 'automation',
    sides: ['company'],
    summary: 'Steps of automations read and write texts with a language model.',
    does: ['Classifies texts', 'Extracts values from texts', 'Drafts texts for a person to check'],
    needs: ['A model that your company has turned on for the AI assistant'],
    stays: 'Texts that were written.',
    goes: 'The steps fail until a model is turned on.',
    flag: 'automations',
    guide: 'automations.md',
    access: [
      {
        kind: 'screen',
        to: '/automations',
        can: 'automations:manage',
        state: async (call) => {
          const isOn = await companyModel().isOn(call);
          return { is_connected: isOn, detail: isOn ? 'Turned on for your company' : null };
        },
      },
    ],
  },
);

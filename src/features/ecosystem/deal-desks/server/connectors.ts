import { type Access, defineConnectors } from '#server/extension-points/connectors.ts';
import { CrmError } from '#server/ports/crm.ts';

export const TANDEM = 'tandem';

/** The origin of the other installation. */
export const deskAddress = ({ values }: Pick<Access, 'values'>): string => (values.address ?? '').replace(/\/$/, '');

/** Another company that runs Tandem, whose deal desk the partner sees beside the one here. */
export const connectors = defineConnectors({
  key: TANDEM,
  name: 'Tandem of another company',
  category: 'program',
  sides: ['partner'],
  summary: 'See your registered deals of several vendors in one list.',
  does: [
    'Shows the deals that you registered with the other company, with their state and protection',
    'Opens each deal where it was registered',
  ],
  needs: ['A partner account at another company that runs Tandem', 'The right to create API keys there'],
  stays: 'The deals of the other company stay there. Nothing is copied.',
  goes: 'Its deals leave your list.',
  flag: 'deal_exchange',
  guide: 'deal-exchange.md',
  home: '/connections/deal-desks',
  fields: [
    {
      name: 'address',
      label: 'Address of the other portal',
      help: 'The address at which you sign in there, without anything after the host.',
      placeholder: 'https://partners.example.com',
      kind: 'address',
    },
  ],
  access: [
    {
      kind: 'oauth',
      registration_url: '{address}/oauth/register',
      authorize_url: '{address}/oauth/authorize',
      token_url: '{address}/oauth/token',
      revoke_url: '{address}/oauth/revoke',
      scopes: ['deal_registrations:view'],
    },
  ],
  async check(access) {
    const answer = await access.send(`${deskAddress(access)}/api/exchange/program`, {
      timeout: 10_000,
      maxBytes: 1_000_000,
    });
    if (answer.status === 403 || answer.status === 404)
      throw new CrmError(
        'forbidden',
        'This account is in no partner program there, or the program has no deal exchange.',
      );
    if (answer.status !== 200) throw new CrmError('busy', 'The other portal does not answer at the moment.');
    const { company } = readJson(answer) as { company?: unknown };
    if (typeof company !== 'string' || company === '')
      throw new CrmError('invalid', 'There is no Tandem at this address.', { field: 'address' });
    return { account: company.slice(0, 200), scopes: [] };
  },
});

function readJson(answer: { json(): unknown }): unknown {
  try {
    return answer.json() ?? {};
  } catch {
    return {};
  }
}

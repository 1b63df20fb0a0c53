/**
 * The definition of Tandem for the Zapier platform (docs.zapier.com/platform). It needs no package to be read; Zapier's
 * command line adds its own when it uploads the folder.
 */
const at = (bundle, path) => `${bundle.authData.address.replace(/\/+$/, '')}/api${path}`;

const addKey = (request, _z, bundle) => {
  if (bundle.authData.key) request.headers = { ...request.headers, Authorization: `Bearer ${bundle.authData.key}` };
  return request;
};

const authentication = {
  type: 'custom',
  fields: [
    { key: 'address', label: 'Address', required: true, helpText: 'Such as https://partners.example.com' },
    { key: 'key', label: 'API key', required: true, type: 'password' },
  ],
  test: async (z, bundle) => (await z.request({ url: at(bundle, '/webhook_endpoints/events') })).data,
  connectionLabel: '{{bundle.authData.address}}',
};

/** The events to choose from; Zapier shows `label` and stores `id`. */
const eventTypes = {
  key: 'event_type',
  noun: 'Event type',
  display: { label: 'Event types', description: 'Lists the events that you can receive.', hidden: true },
  operation: {
    perform: async (z, bundle) => {
      const { data } = await z.request({ url: at(bundle, '/webhook_endpoints/events') });
      return data.rows.map(({ type, label }) => ({ id: type, label }));
    },
  },
};

const sample = {
  id: '0198c2f4-0000-7000-8000-000000000001',
  type: 'partner.created',
  timestamp: '2026-03-16T09:30:00.000Z',
  data: { id: '0198c2f4-0000-7000-8000-000000000002', object: 'partners' },
};

/** An instant trigger: Zapier subscribes when a Zap is turned on, and ends the subscription when it is turned off. */
const event = {
  key: 'event',
  noun: 'Event',
  display: { label: 'New event', description: 'Triggers when something happens in Tandem.' },
  operation: {
    type: 'hook',
    inputFields: [{ key: 'event', label: 'Event', required: true, dynamic: 'event_type.id.label' }],
    performSubscribe: async (z, bundle) => {
      const { data } = await z.request({
        method: 'POST',
        url: at(bundle, '/webhook_endpoints/subscribe'),
        body: { target_url: bundle.targetUrl, event: bundle.inputData.event },
      });
      return data;
    },
    performUnsubscribe: async (z, bundle) => {
      await z.request({ method: 'DELETE', url: at(bundle, `/webhook_endpoints/subscribe/${bundle.subscribeData.id}`) });
      return {};
    },
    perform: (_z, bundle) => [
      {
        id: bundle.rawRequest?.headers?.['Http-Webhook-Id'] ?? `${bundle.cleanedRequest.data.id}`,
        ...bundle.cleanedRequest,
      },
    ],
    performList: async (z, bundle) => {
      const { data } = await z.request({
        url: at(bundle, '/webhook_endpoints/samples'),
        params: { event: bundle.inputData.event },
      });
      return data;
    },
    sample,
  },
};

/** A polling trigger: the newest records first; Zapier drops those whose `id` it knows. */
const newest = (key, noun, resource) => ({
  key: `new_${key}`,
  noun,
  display: { label: `New ${noun.toLowerCase()}`, description: `Triggers when a ${noun.toLowerCase()} is added.` },
  operation: {
    type: 'polling',
    perform: async (z, bundle) => {
      const { data } = await z.request({
        url: at(bundle, `/${resource}`),
        params: { _sort: 'created_at', _order: 'desc', _end: 100 },
      });
      return data;
    },
    sample: { id: sample.data.id, created_at: sample.timestamp },
  },
});

const text = (key, label, more = {}) => ({ key, label, type: 'string', ...more });

const creation = (key, noun, resource, inputFields) => ({
  key: `create_${key}`,
  noun,
  display: { label: `Create ${noun.toLowerCase()}`, description: `Creates a ${noun.toLowerCase()}.` },
  operation: {
    inputFields,
    perform: async (z, bundle) => {
      const { data } = await z.request({ method: 'POST', url: at(bundle, `/${resource}`), body: bundle.inputData });
      return data;
    },
    sample: { id: sample.data.id },
  },
});

const findPartner = {
  key: 'find_partner',
  noun: 'Partner',
  display: { label: 'Find partner', description: 'Finds a partner by its name.' },
  operation: {
    inputFields: [text('name', 'Name', { required: true })],
    perform: async (z, bundle) => {
      const { data } = await z.request({
        url: at(bundle, '/partners'),
        params: { name: bundle.inputData.name, _end: 1 },
      });
      return data;
    },
    sample: { id: sample.data.id, name: 'Northwind Consulting' },
  },
};

const byKey = (...items) => Object.fromEntries(items.map((item) => [item.key, item]));

module.exports = {
  version: require('./package.json').version,
  platformVersion: '18.0.0',
  authentication,
  beforeRequest: [addKey],
  triggers: byKey(
    eventTypes,
    event,
    newest('partner', 'Partner', 'partners'),
    newest('lead', 'Lead', 'leads'),
    newest('registration', 'Registration', 'deal_registrations'),
    newest('deal', 'Deal', 'opportunities'),
  ),
  creates: byKey(
    creation('lead', 'Lead', 'leads', [
      text('contact_name', 'Contact', { required: true }),
      text('contact_email', 'Email'),
      text('company_name', 'Company'),
      text('country', 'Country', { helpText: 'Two letters, such as DE.' }),
      text('need', 'Need'),
    ]),
    creation('contact', 'Contact', 'contacts', [
      text('first_name', 'First name', { required: true }),
      text('last_name', 'Last name'),
      text('email', 'Email'),
      text('partner_id', 'Partner', { dynamic: 'new_partner.id.name' }),
    ]),
    creation('prospect', 'Prospect', 'prospects', [
      text('name', 'Name', { required: true }),
      text('domain', 'Domain'),
      text('contact_email', 'Email'),
    ]),
  ),
  searches: byKey(findPartner),
};

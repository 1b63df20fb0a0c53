/** An object of HubSpot that can be synchronized. */
export interface HubspotObject {
  name: string;
  label: string;
  /** The part of paths, as the published descriptions write it. */
  path: string;
  type_id: string;
  /** The names of webhooks begin with it. */
  singular: string;
  modified: string;
  group: string;
  /** The API refuses new records without them. */
  required: readonly string[];
  references: readonly HubspotReference[];
}

/** An association, which the synchronization sees as a field. */
export interface HubspotReference {
  name: string;
  label: string;
  object: string;
  /** The association type of the primary one among several. */
  primary_type_id: number;
}

/** The property that holds the id of our record. It is unique in HubSpot, so that a repeated creation changes the first. */
export const EXTERNAL_ID = 'tandem_id';

export const hubspotObjects: readonly HubspotObject[] = [
  {
    name: 'companies',
    label: 'Companies',
    path: 'companies',
    type_id: '0-2',
    singular: 'company',
    modified: 'hs_lastmodifieddate',
    group: 'companyinformation',
    required: ['name'],
    references: [],
  },
  {
    name: 'contacts',
    label: 'Contacts',
    path: 'contacts',
    type_id: '0-1',
    singular: 'contact',
    modified: 'lastmodifieddate',
    group: 'contactinformation',
    required: [],
    references: [{ name: 'company', label: 'Company', object: 'companies', primary_type_id: 1 }],
  },
  {
    name: 'deals',
    label: 'Deals',
    path: '0-3',
    type_id: '0-3',
    singular: 'deal',
    modified: 'hs_lastmodifieddate',
    group: 'dealinformation',
    required: ['dealname', 'pipeline', 'dealstage'],
    references: [{ name: 'company', label: 'Company', object: 'companies', primary_type_id: 5 }],
  },
];

export const findHubspotObject = (name: string): HubspotObject | undefined =>
  hubspotObjects.find((object) => object.name === name);

/** The invented names of the demo. */
const starts =
  'Alder Arbor Basalt Beacon Birch Bluepeak Bright Cedar Cobalt Copper Crest Delta Ember Fern Flint Garnet Granite Harbor Hazel Helix Iron Juniper Kestrel Lark Linden Lumen Maple Meridian Mesa Moss Nimbus North Oak Onyx Opal Orchard Pine Polar Quarry Quill Raven Ridge River Rowan Saffron Sage Slate Spruce Stone Summit Tidal Timber Umber Vale Verdant Willow Wren Zephyr'.split(
    ' ',
  );
const partnerEnds = [
  'Partners',
  'Consulting',
  'Systems',
  'IT Services',
  'Solutions',
  'Digital',
  'Networks',
  'Advisory',
  'Technologies',
  'Integrators',
];
const accountEnds = [
  'Logistics',
  'Foods',
  'Clinics',
  'Insurance',
  'Textiles',
  'Energy',
  'Bank',
  'Hotels',
  'Pharma',
  'Retail',
  'Motors',
  'Media',
  'Labs',
  'Airlines',
  'Mills',
  'Construction',
  'Schools',
  'Robotics',
];
const forms: Record<string, string> = {
  DE: 'GmbH',
  US: 'Inc',
  GB: 'Ltd',
  FR: 'SARL',
  NL: 'BV',
  CA: 'Inc',
  ES: 'SL',
  SE: 'AB',
};
export const countries = Object.keys(forms);
export const firstNames =
  'Ada Amir Ana Ben Carla Chen Dana Elif Emil Fatima Femi Greta Hana Hugo Ines Ivan Jonas Kofi Lara Leo Lin Maya Mia Nadia Noor Omar Paula Priya Ravi Rosa Sam Sofia Tariq Tess Uma Viktor Yara Zoe'.split(
    ' ',
  );
export const lastNames =
  'Abebe Andersson Bauer Costa Dubois Eriksen Fischer Garcia Haddad Ito Jansen Kaya Kim Kovacs Larsen Lopez Martin Moreau Nakamura Novak Okafor Patel Petrov Rossi Santos Schmidt Silva Singh Tanaka Vogel Weber Wong'.split(
    ' ',
  );

export function partnerName(index: number): string {
  return `${starts[(index * 7) % starts.length]} ${partnerEnds[(index * 3 + Math.floor(index / starts.length)) % partnerEnds.length]}`;
}

export function accountName(index: number, country: string): string {
  return `${starts[(index * 11 + 3) % starts.length]} ${accountEnds[(index * 5 + Math.floor(index / starts.length)) % accountEnds.length]} ${forms[country]}`;
}

export function domainOf(name: string): string {
  const words = name.toLowerCase().split(' ');
  return `${words.slice(0, 2).join('-')}.example`;
}

import { plural } from '#web/texts.ts';
import type { AudienceEntity } from '../schema.ts';

export const nouns: Record<AudienceEntity, { one: string; many: string; heading: string; list: string; show: string }> =
  {
    partners: { one: 'partner', many: 'partners', heading: 'Partners', list: '/partners', show: '/partners/show' },
    contacts: { one: 'contact', many: 'contacts', heading: 'Contacts', list: '/contacts', show: '/contacts/show' },
    opportunities: {
      one: 'deal',
      many: 'deals',
      heading: 'Deals',
      list: '/commissions/opportunities',
      show: '/commissions/opportunities/show',
    },
  };

export const audienceCount = (count: number, entity: AudienceEntity): string =>
  plural(count, nouns[entity].one, nouns[entity].many);

import { useQuery } from '@tanstack/react-query';
import { api, apiAll } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type {
  CrmDeals,
  CrmLink,
  CrmRegister,
  CrmRegistered,
  PartnerCrmConnection,
  PartnerCrmSettings,
} from '../schema.ts';

/** The partner's own CRMs. */
export function useCrmConnections() {
  return useQuery({
    queryKey: ['connections', 'partner_crm'],
    queryFn: ({ signal }) => apiAll<PartnerCrmConnection>('partner_crm', { signal }),
  });
}

/** The open deals of a CRM, which is asked again only when the person wants it. */
export function useCrmDeals(connection_id: string) {
  return useQuery({
    queryKey: ['partner_crm_deals', 'open', connection_id],
    queryFn: ({ signal }) => api<CrmDeals>(`partner_crm/${connection_id}/deals`, { signal }),
    staleTime: 60_000,
    retry: false,
  });
}

export function useCrmLinks() {
  return useQuery({
    queryKey: ['partner_crm_deals', 'registered'],
    queryFn: ({ signal }) => apiAll<CrmLink>('partner_crm_deals', { signal }),
  });
}

export function useCrmSettings(connection_id: string) {
  return useQuery({
    queryKey: ['partner_crm_settings', connection_id],
    queryFn: ({ signal }) => api<PartnerCrmSettings>(`partner_crm/${connection_id}/settings`, { signal }),
    staleTime: 60_000,
    retry: false,
  });
}

/** Registers deals of a CRM. */
export function useRegister(connection_id: string) {
  return useWrite<CrmRegister, CrmRegistered[]>(
    'partner_crm_deals',
    (body) => api(`partner_crm/${connection_id}/register`, { method: 'POST', body }),
    ['deal_registrations', 'connections'],
  );
}

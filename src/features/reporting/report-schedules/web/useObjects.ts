import { useQuery } from '@tanstack/react-query';
import { api, apiRows } from '#web/requests/api.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import type { Audience, ReportField, ReportObject, ReportObjectFields } from '../schema.ts';
import { texts } from './texts.ts';

export function useObjects() {
  return useQuery({
    queryKey: ['report_schedules', 'objects'],
    queryFn: ({ signal }) => apiRows<ReportObject>('report_schedules/objects', { signal }),
    staleTime: 60_000,
  });
}

/** The fields a report of one noun may show, filter, and sum; undefined while loading. */
export function useFields(object: string | undefined): readonly ReportField[] | undefined {
  const { data } = useQuery({
    queryKey: ['report_schedules', 'objects', object],
    queryFn: ({ signal }) => api<ReportObjectFields>(`report_schedules/objects/${object}`, { signal }),
    enabled: !!object,
    staleTime: 60_000,
  });
  return data?.fields;
}

export function useAudience() {
  return useQuery({
    queryKey: ['report_schedules', 'audience'],
    queryFn: ({ signal }) => api<Audience>('report_schedules/audience', { signal }),
    staleTime: 60_000,
  });
}

/** The conditions of lists, for the fields the server allows in filters. */
export function reportConditions(fields: readonly ReportField[]): FilterSpec[] {
  return fields
    .filter(({ can_filter }) => can_filter)
    .flatMap(({ key: field, label, kind, options, resource, label_field }): FilterSpec[] => {
      switch (kind) {
        case 'choice':
          return [{ field, label, kind: 'multi', options }];
        case 'list':
          return options.length > 0 ? [{ field, label, kind: 'multi', options }] : [{ field, label, kind: 'text' }];
        case 'boolean':
          return [{ field, label, kind: 'bool' }];
        case 'date':
        case 'instant':
          return [{ field, label, kind, rolling: true }];
        case 'money':
        case 'number':
          return [{ field, label, kind }];
        case 'rate':
          return [{ field, label: texts.partsPerMillion(label), kind: 'number' }];
        case 'reference':
          return resource ? [{ field, label, kind, resource, labelField: label_field ?? 'name' }] : [];
        default:
          return [{ field, label, kind: 'text' }];
      }
    });
}

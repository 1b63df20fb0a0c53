import { useQuery } from '@tanstack/react-query';
import { api } from '../requests/api.ts';
import { Select } from './Select.tsx';

interface TimeZoneSelectProps {
  id?: string;
  value?: string;
  onChange?: (zone: string) => void;
  'aria-label'?: string;
  style?: React.CSSProperties;
}

const zonesQuery = {
  queryKey: ['time_zones'],
  queryFn: () => api<{ time_zones: string[] }>('profile/time_zones'),
  staleTime: Number.POSITIVE_INFINITY,
};

export function TimeZoneSelect(props: TimeZoneSelectProps) {
  const { data, isLoading } = useQuery(zonesQuery);
  const zones = data?.time_zones ?? ['UTC'];
  // A stored zone can have an older name than the list gives it.
  const offered = props.value && !zones.includes(props.value) ? [props.value, ...zones] : zones;
  return (
    <Select
      {...props}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      options={offered.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    />
  );
}

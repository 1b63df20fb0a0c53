import { Select } from './Select.tsx';

interface TimeZoneSelectProps {
  id?: string;
  value?: string;
  onChange?: (zone: string) => void;
}

export function TimeZoneSelect(props: TimeZoneSelectProps) {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  return (
    <Select
      {...props}
      showSearch={{ optionFilterProp: 'label' }}
      options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    />
  );
}

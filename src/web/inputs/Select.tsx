import { Select as LibrarySelect, type SelectProps } from 'antd';
import type { BaseOptionType, DefaultOptionType } from 'antd/es/select';
import { sortByDistance } from './sortByDistance.ts';

/** A select whose search shows the nearest matches first. */
export function Select<Value = unknown, Option extends BaseOptionType | DefaultOptionType = DefaultOptionType>({
  showSearch,
  ...rest
}: SelectProps<Value, Option>) {
  // Only local searches are sorted; results from the server keep their order.
  const by = typeof showSearch === 'object' && showSearch.optionFilterProp;
  const search = typeof by === 'string' ? { filterSort: sortByDistance(by), ...(showSearch as object) } : showSearch;
  return <LibrarySelect<Value, Option> {...rest} showSearch={search} />;
}

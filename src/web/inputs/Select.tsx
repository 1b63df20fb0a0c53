import { Select as LibrarySelect, type SelectProps } from 'antd';
import type { BaseOptionType, DefaultOptionType } from 'antd/es/select';
import { sortByDistance } from './sortByDistance.ts';

/** A pick list whose search shows the nearest matches first. */
export function Select<Value = unknown, Option extends BaseOptionType | DefaultOptionType = DefaultOptionType>({
  showSearch,
  ...rest
}: SelectProps<Value, Option>) {
  // What is searched here is put in order here; what the server found stands in the server's order.
  const by = typeof showSearch === 'object' && showSearch.optionFilterProp;
  const search = typeof by === 'string' ? { filterSort: sortByDistance(by), ...(showSearch as object) } : showSearch;
  return <LibrarySelect<Value, Option> {...rest} showSearch={search} />;
}

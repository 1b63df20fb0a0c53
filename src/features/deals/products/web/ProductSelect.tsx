import { useQueryClient } from '@tanstack/react-query';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { oneOptions } from '#web/resource/data/useResource.ts';
import type { Product } from '../schema.ts';

interface ProductSelectProps {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** Told with the row, for its list price. */
  onPick?: (product: Product) => void;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

export default function ProductSelect({ onPick, onChange, ...rest }: ProductSelectProps) {
  const client = useQueryClient();
  const choose = async (id: string | null) => {
    onChange?.(id);
    if (id && onPick) onPick(await client.fetchQuery(oneOptions<Product>('products', id)));
  };
  return <ReferenceSelect {...rest} resource="products" onChange={choose} />;
}

import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { product } from '../schema.ts';
import { texts } from './texts.ts';

export function ProductForm({ id, onDone }: { id?: string; onDone: () => void }) {
  return (
    <NounForm
      noun={product}
      id={id}
      initial={{ is_commissionable: true }}
      special={{ sku: id ? { required: true } : { help: texts.defaultsToSkuCreatedFromName } }}
      onDone={onDone}
      onCancel={onDone}
    />
  );
}

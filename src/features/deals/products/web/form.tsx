import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type Product, productFields } from '../schema.ts';

export function ProductForm({ id, onDone }: { id?: string; onDone: () => void }) {
  return (
    <ResourceForm<Product>
      resource="products"
      id={id}
      initial={{ is_commissionable: true }}
      onDone={onDone}
      onCancel={onDone}
    >
      <FieldInputs
        of={productFields}
        section="Product"
        id={id}
        special={{ sku: id ? { required: true } : { help: 'Defaults to a SKU created from the name.' } }}
      />
    </ResourceForm>
  );
}

import { LongTextField, MoneyField, ReferenceField, SwitchField, TextField } from '#web/resource/fields.tsx';
import { Pair, ResourceForm } from '#web/resource/ResourceForm.tsx';
import type { Product } from '../schema.ts';

export function EarnsField() {
  return (
    <SwitchField
      name="is_commissionable"
      label="Earns commission"
      help="Off: deal lines with this product pay partners nothing."
    />
  );
}

export function ProductForm({ id, onDone }: { id?: string; onDone: () => void }) {
  return (
    <ResourceForm<Product>
      resource="products"
      id={id}
      initial={{ is_commissionable: true }}
      onDone={onDone}
      onCancel={onDone}
    >
      <TextField name="name" label="Name" required />
      <Pair>
        <TextField
          name="sku"
          label="SKU"
          max={80}
          required={!!id}
          help={id ? undefined : 'Left empty, it is made from the name.'}
        />
        <ReferenceField name="category_id" label="Category" resource="product_categories" />
      </Pair>
      <MoneyField name="list_price_minor" label="List price" currency="currency" />
      <LongTextField name="description" label="Description" max={5000} />
      <EarnsField />
    </ResourceForm>
  );
}

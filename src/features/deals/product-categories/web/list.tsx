import Shapes from 'lucide-react/icons/shapes';
import { ColourField, LongTextField, TextField } from '#web/resource/fields.tsx';
import { OrderedList } from '#web/resource/OrderedList.tsx';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
import type { ProductCategory } from '../schema.ts';

export default function ProductCategories() {
  return (
    <OrderedList<ProductCategory>
      resource="product_categories"
      title="Product categories"
      noun={['category', 'categories']}
      text="Families of products: incentive rules and price lists speak of them."
      createLabel="New category"
      icon={Shapes}
      form={(id, done) => (
        <ResourceForm<ProductCategory>
          resource="product_categories"
          id={id}
          onDone={done}
          onCancel={done}
          also={['products']}
        >
          <TextField name="name" label="Name" required />
          <LongTextField name="description" label="Description" />
          <ColourField name="colour" label="Colour" />
        </ResourceForm>
      )}
    />
  );
}

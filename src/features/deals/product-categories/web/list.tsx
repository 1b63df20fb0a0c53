import Shapes from 'lucide-react/icons/shapes';
import { ColorField, LongTextField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { OrderedList } from '#web/resource/ordered/OrderedList.tsx';
import type { ProductCategory } from '../schema.ts';

export default function ProductCategories() {
  return (
    <OrderedList<ProductCategory>
      resource="product_categories"
      title="Product categories"
      noun={['category', 'categories']}
      text="Groups of products used in incentive rules and price lists."
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
          <ColorField name="color" label="Color" />
        </ResourceForm>
      )}
    />
  );
}

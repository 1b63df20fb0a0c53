import Shapes from 'lucide-react/icons/shapes';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { OrderedList } from '#web/resource/ordered/OrderedList.tsx';
import { type ProductCategory, productCategory } from '../schema.ts';

export default function ProductCategories() {
  return (
    <OrderedList<ProductCategory>
      resource="product_categories"
      title="Product categories"
      text="Groups of products used in incentive rules and price lists."
      createLabel="New category"
      icon={Shapes}
      form={(id, done) => <NounForm noun={productCategory} id={id} onDone={done} onCancel={done} also={['products']} />}
    />
  );
}

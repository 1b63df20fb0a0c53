import Shapes from 'lucide-react/icons/shapes';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { OrderedList } from '#web/resource/ordered/OrderedList.tsx';
import { type ProductCategory, productCategory } from '../schema.ts';
import { texts } from './texts.ts';

export default function ProductCategories() {
  return (
    <OrderedList<ProductCategory>
      resource="product_categories"
      title={texts.productCategories}
      text={texts.groupsProductsUsedInIncentiveRules}
      createLabel={texts.newCategory}
      icon={Shapes}
      form={(id, done) => <NounForm noun={productCategory} id={id} onDone={done} onCancel={done} also={['products']} />}
    />
  );
}

import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Package from 'lucide-react/icons/package';
import Percent from 'lucide-react/icons/percent';
import Shapes from 'lucide-react/icons/shapes';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { product } from '../schema.ts';
import { ProductForm } from './form.tsx';
import { texts } from './texts.ts';

export default function ProductList() {
  const navigate = useNavigate();
  const mayManage = useCan('products', 'manage');
  const setDrawer = useSetDrawer();
  return (
    <>
      <NounList
        noun={product}
        columns={[
          'name',
          'sku',
          'category_id',
          'list_price_minor',
          {
            field: 'is_commissionable',
            label: texts.commission,
            kind: 'status',
            value: ({ is_commissionable }) => (is_commissionable ? 'yes' : 'no'),
            options: [
              { value: 'yes', label: texts.earnsCommission, tone: 'green' },
              { value: 'no', label: texts.noCommission, tone: 'gray' },
            ],
          },
        ]}
        filters={['category_id', 'is_commissionable', 'list_price_minor']}
        onOpen={mayManage ? ({ id }) => setDrawer(id) : undefined}
        create={{ label: texts.newProduct, form: (done) => <ProductForm onDone={done} /> }}
        actions={
          <Button icon={<Shapes size={16} />} onClick={() => navigate({ to: '/products/categories' })}>
            {texts.categories}
          </Button>
        }
        bulk={(bulk) => [
          bulk.changing({
            label: texts.changeCategory,
            icon: Shapes,
            fields: () => <FieldInput of={product.fields} name="category_id" />,
            change: ({ category_id = null }) => ({ category_id }),
          }),
          bulk.changing({
            label: texts.commission,
            icon: Percent,
            initial: { is_commissionable: true },
            fields: () => <FieldInput of={product.fields} name="is_commissionable" />,
          }),
          bulk.archive,
        ]}
        empty={{
          icon: Package,
          text: texts.productsUsedInDealLinesIncentive,
          actions: <AddSampleData />,
        }}
      />
      {mayManage && (
        <RouteDrawer title={texts.editProduct}>{(id, close) => <ProductForm id={id} onDone={close} />}</RouteDrawer>
      )}
    </>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Package from 'lucide-react/icons/package';
import Percent from 'lucide-react/icons/percent';
import Shapes from 'lucide-react/icons/shapes';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { useCan } from '#web/session.tsx';
import { type Product, productFields } from '../schema.ts';
import { ProductForm } from './form.tsx';

const columns: Column<Product>[] = columnsOf(
  productFields,
  [
    'name',
    'sku',
    'category_id',
    'list_price_minor',
    {
      field: 'is_commissionable',
      label: 'Commission',
      kind: 'status',
      value: ({ is_commissionable }) => (is_commissionable ? 'yes' : 'no'),
      options: [
        { value: 'yes', label: 'Earns commission', tone: 'green' },
        { value: 'no', label: 'No commission', tone: 'gray' },
      ],
    },
  ],
  [{ field: 'created_at', label: 'Added', kind: 'relative', sortable: true, hidden: true }],
);

const filters = filtersOf(productFields, ['category_id', 'is_commissionable', 'list_price_minor']);

const noun = ['product', 'products'] as const;

export default function ProductList() {
  const navigate = useNavigate();
  const bulk = useBulkChange<Product>('products', noun);
  const mayManage = useCan('products', 'manage');
  const setDrawer = useSetDrawer();
  return (
    <>
      <ResourceList<Product>
        resource="products"
        title="Products"
        noun={noun}
        columns={columns}
        filters={filters}
        sort={[{ field: 'name', descending: false }]}
        onOpen={mayManage ? ({ id }) => setDrawer(id) : undefined}
        create={{ label: 'New product', form: (done) => <ProductForm onDone={done} /> }}
        actions={
          <Button icon={<Shapes size={16} />} onClick={() => navigate({ to: '/products/categories' })}>
            Categories
          </Button>
        }
        bulk={[
          bulk.changing({
            label: 'Change category',
            icon: Shapes,
            fields: () => <FieldInput of={productFields} name="category_id" />,
            change: ({ category_id = null }) => ({ category_id }),
          }),
          bulk.changing({
            label: 'Commission',
            icon: Percent,
            initial: { is_commissionable: true },
            fields: () => <FieldInput of={productFields} name="is_commissionable" />,
          }),
          bulk.archive,
        ]}
        empty={{
          icon: Package,
          text: 'Products are used in deal lines. Incentive rules can pay by product.',
          actions: <AddSampleData />,
        }}
      />
      {bulk.dialog}
      {mayManage && (
        <RouteDrawer title="Edit product">{(id, close) => <ProductForm id={id} onDone={close} />}</RouteDrawer>
      )}
    </>
  );
}

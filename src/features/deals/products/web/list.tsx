import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Package from 'lucide-react/icons/package';
import Percent from 'lucide-react/icons/percent';
import Shapes from 'lucide-react/icons/shapes';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { AddressedDrawer } from '#web/resource/AddressedDrawer.tsx';
import type { Column } from '#web/resource/columns.ts';
import { ReferenceField } from '#web/resource/fields.tsx';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useBulkChange } from '#web/resource/useBulkChange.tsx';
import { useSetDrawer } from '#web/resource/useDrawer.ts';
import { useCan } from '#web/session.tsx';
import type { Product } from '../schema.ts';
import { EarnsField, ProductForm } from './form.tsx';

const columns: Column<Product>[] = [
  { field: 'name', label: 'Name', sortable: true },
  { field: 'sku', label: 'SKU', sortable: true },
  { field: 'category_name', label: 'Category', sortable: true },
  { field: 'list_price_minor', label: 'List price', kind: 'money', sortable: true },
  {
    field: 'is_commissionable',
    label: 'Commission',
    kind: 'status',
    value: ({ is_commissionable }) => (is_commissionable ? 'yes' : 'no'),
    options: [
      { value: 'yes', label: 'Earns', tone: 'green' },
      { value: 'no', label: 'Earns none', tone: 'grey' },
    ],
  },
  { field: 'description', label: 'Description', hidden: true },
  { field: 'created_at', label: 'Added', kind: 'relative', sortable: true, hidden: true },
];

const filters: FilterSpec[] = [
  { field: 'category_id', label: 'Category', kind: 'reference', resource: 'product_categories' },
  { field: 'is_commissionable', label: 'Earns commission', kind: 'bool' },
  { field: 'list_price_minor', label: 'List price', kind: 'money' },
  { field: 'sku', label: 'SKU', kind: 'text' },
];

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
            fields: () => <ReferenceField name="category_id" label="Category" resource="product_categories" />,
            change: ({ category_id = null }) => ({ category_id }),
          }),
          bulk.changing({
            label: 'Commission',
            icon: Percent,
            initial: { is_commissionable: true },
            fields: () => <EarnsField />,
          }),
          bulk.archive,
        ]}
        empty={{
          icon: Package,
          text: 'Products are what deals are made of; incentive rules can pay by product.',
          actions: <AddSampleData />,
        }}
      />
      {bulk.dialog}
      {mayManage && (
        <AddressedDrawer title="Edit product">{(id, close) => <ProductForm id={id} onDone={close} />}</AddressedDrawer>
      )}
    </>
  );
}

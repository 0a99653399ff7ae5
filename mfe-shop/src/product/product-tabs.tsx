import { useText } from '@stezhka/intl';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Tabs } from '@stezhka/shared-ui/tabs';
import type { Product } from '@stezhka/shop-contract';
import styles from './product-tabs.module.css';

/** Description, Attributes, Size table and Certificate (product 2.6, Product page). */
export function ProductTabs({ product }: { product: Product }) {
  const t = useText('shop');
  const { attributes, description, sizeTable, certificate } = product;
  return (
    <Tabs
      label={t('tabs.label')}
      keepMounted
      className={styles.tabs}
      tabs={[
        { id: 'description', title: t('tabs.description'), content: <ProseHtml html={description} /> },
        { id: 'attributes', title: t('tabs.attributes'), content: <Attributes list={attributes} /> },
        ...(sizeTable.length
          ? [{ id: 'sizes', title: t('tabs.sizes'), content: <SizeTable rows={sizeTable} /> }]
          : []),
        ...(certificate
          ? [{ id: 'certificate', title: t('tabs.certificate'), content: <ProseHtml html={certificate} /> }]
          : []),
      ]}
    />
  );
}

const Attributes = ({ list }: { list: Product['attributes'] }) => (
  <dl className={styles.attributes}>
    {list.map(({ name, value }) => (
      <div key={name} className={styles.attribute}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const MEASURES = ['width', 'height', 'thickness', 'weight'] as const;

function SizeTable({ rows }: { rows: Product['sizeTable'] }) {
  const t = useText('shop');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sizes.size')}</th>
            {MEASURES.map((one) => (
              <th key={one} scope="col">
                {t(`sizes.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.size}>
              <th scope="row">{row.size}</th>
              {MEASURES.map((one) => (
                <td key={one}>{row[one]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import './examples/checkout.examples.ts';
import './examples/categories.examples.ts';
import './examples/constructor.examples.ts';
import './examples/cart.examples.ts';
import './examples/filters.examples.ts';
import './examples/kits.examples.ts';
import './examples/offers.examples.ts';
import './examples/payments.examples.ts';
import './examples/reviews.examples.ts';
import './examples/delivery-places.examples.ts';
import './examples/find-order.examples.ts';
import './examples/stock-alerts.examples.ts';
import './examples/wishlist.examples.ts';

export { exampleCart } from './examples/cart.examples.ts';

import { describePerson } from '@stezhka/kit-contract/examples';
import { erasePerson, exportPerson } from './index.ts';

export { exampleOrder } from './examples/orders.examples.ts';
export { exampleCard, exampleProduct } from './examples/products.examples.ts';

describePerson('shop', { exportPerson, erasePerson });

import './analytics.examples.ts';
import './categories.examples.ts';
import './checkout.examples.ts';
import './constructor.examples.ts';
import './coupons.examples.ts';
import './delivery.examples.ts';
import './filters.examples.ts';
import './kits.examples.ts';
import './offers.examples.ts';
import './payments.examples.ts';
import './person.examples.ts';
import './reviews.examples.ts';
import './stock-alerts.examples.ts';
import './wishlist.examples.ts';

export { exampleCart } from './cart.examples.ts';
export { exampleOrder } from './orders.examples.ts';
export { exampleCard, exampleProduct } from './products.examples.ts';

import { useCart } from '../cart-state/cart.queries.ts';
import { CartKit, CartLine } from './cart-line.tsx';

export function CartLines({ className, compact }: { className?: string; compact?: boolean }) {
  const { products, kits } = useCart();
  return (
    <ul className={className}>
      {products.map((line) => (
        <CartLine key={line.id} line={line} compact={compact} />
      ))}
      {kits.map((line) => (
        <CartKit key={line.id} line={line} compact={compact} />
      ))}
    </ul>
  );
}

import { onMerge } from '@stezhka/kit/guest';
import { OrderModel } from './orders.model.ts';

/** A guest who logs in finds the orders made as a guest among their own. */
onMerge(({ userId, guestId, session }) =>
  OrderModel.updateMany({ guestId, userId: null }, { $set: { userId } }, { session }),
);

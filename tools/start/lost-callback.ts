import mongoose from 'mongoose';

/**
 * What happens when a provider takes the money and its word is lost on the way: in the sandbox's books the order's
 * last attempt is paid, the shop has heard nothing, and its next look at the provider's books is due.
 * @param number of the order
 * @throws Error when nobody has begun to pay it
 */
export async function payWithoutCallback(uri: string, number: string): Promise<void> {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  try {
    const shop = client.db('shop');
    const order = await shop.collection('orders').findOne({ number: Number(number) });
    const [payment] = await shop
      .collection('payments')
      .find({ order: order?._id })
      .sort({ attempt: -1 })
      .toArray();
    if (!payment) throw new Error(`Nobody has begun to pay order ${number}.`);
    await shop
      .collection('sandbox_payments')
      .updateOne({ orderRef: payment.orderRef }, { $set: { status: 'success' } });
    const due = new Date();
    await shop.collection('payments').updateOne({ _id: payment._id }, { $set: { nextCheckAt: due } });
    await shop
      .collection('later_jobs')
      .updateOne(
        { name: 'reconcile-payments', state: 'open', lease: { $exists: false } },
        { $set: { dueAt: due } },
      );
  } finally {
    await client.close();
  }
}

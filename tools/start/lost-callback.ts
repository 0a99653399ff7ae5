import mongoose from 'mongoose';

/** The sandbox has the money of an order, no callback reaches the shop, and its next check is due. */
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

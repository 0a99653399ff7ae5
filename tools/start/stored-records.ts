import mongoose from 'mongoose';

type Row = Record<string, unknown>;
type Undo = () => Promise<unknown>;

/** A service's collections as another tool would write them: no form has seen the values. */
export class StoredRecords {
  readonly #client: mongoose.mongo.MongoClient;
  readonly #undo: Undo[] = [];

  constructor(uri: string) {
    this.#client = new mongoose.mongo.MongoClient(uri);
  }

  /** Adds copies of a record, each with a slug and values of its own by their paths. */
  async copy(service: string, name: string, like: Row, copies: (Row & { slug: string })[]): Promise<void> {
    const collection = this.#client.db(service).collection(name);
    const found = await collection.findOne(like);
    if (!found) throw new Error(`${name} has no ${JSON.stringify(like)}.`);
    const slugs = copies.map(({ slug }) => slug);
    this.#undo.push(() => collection.deleteMany({ slug: { $in: slugs } }));
    for (const { slug, ...values } of copies) {
      // A part of a record alone is named by a path; the rest may be unique.
      const whole = Object.fromEntries(Object.entries(values).filter(([path]) => !path.includes('.')));
      await collection.insertOne({ ...found, ...whole, _id: new mongoose.mongo.ObjectId(), slug });
      await collection.updateOne({ slug }, { $set: values });
    }
  }

  /** Sets values by their paths in all records of a collection. */
  async change(service: string, name: string, values: Row): Promise<void> {
    const collection = this.#client.db(service).collection(name);
    const before = await collection.find().toArray();
    this.#undo.push(() => Promise.all(before.map((row) => collection.replaceOne({ _id: row._id }, row))));
    await collection.updateMany({}, { $set: values });
  }

  /** Puts back what was there before. */
  async close(): Promise<void> {
    for (const undo of this.#undo.reverse()) await undo();
    await this.#client.close();
  }
}

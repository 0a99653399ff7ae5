import mongoose from 'mongoose';

mongoose.set('strictQuery', true);
mongoose.set('autoIndex', false);

/** Opens the service's own database and brings its indexes up to date. */
export async function connectDatabase(uri: string, dbName: string): Promise<void> {
  await mongoose.connect(uri, { dbName, serverSelectionTimeoutMS: 10_000, retryWrites: true });
  await syncIndexes();
}

/** Creates missing indexes of every registered model; old ones are dropped. */
export async function syncIndexes(): Promise<void> {
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection();
    await model.syncIndexes();
  }
}

export const databaseReady = (): boolean => mongoose.connection.readyState === 1;

/** Runs `work` in a transaction and retries it when the database says that is safe. */
export async function transaction<T>(work: (session: mongoose.ClientSession) => Promise<T>): Promise<T> {
  return mongoose.connection.withSession((session) => session.withTransaction(() => work(session)));
}

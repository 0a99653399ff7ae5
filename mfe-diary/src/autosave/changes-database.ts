import type { ChangeStore, KeptChange } from './kept-changes.ts';

const NAME = 'stezhka-diary';
const CHANGES = 'changes';
const KEY = ['member', 'date', 'writer', 'field'];
const keyOf = ({ member, date, writer, field }: KeptChange) => [member, date, writer, field];
/** A list sorts after every text. */
const ofMember = (member: string) => IDBKeyRange.bound([member], [member, []]);

/** Changes in the browser's own database: they outlive a reload, a crash and a lost connection. */
export function changesDatabase(): ChangeStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openDatabase(() => {
      opened = undefined;
    });
    return opened;
  };
  const inTransaction = async <T>(
    mode: IDBTransactionMode,
    act: (changes: IDBObjectStore) => IDBRequest<T> | undefined,
  ) => {
    const transaction = (await open()).transaction(CHANGES, mode);
    const request = act(transaction.objectStore(CHANGES));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request?.result;
  };
  return {
    async keep(change) {
      await inTransaction('readwrite', (changes) => changes.put(change));
    },
    async drop(change) {
      await inTransaction('readwrite', (changes) => {
        const found: IDBRequest<KeptChange | undefined> = changes.get(keyOf(change));
        found.onsuccess = () => {
          if (found.result && found.result.seq <= change.seq) changes.delete(keyOf(change));
        };
        return undefined;
      });
    },
    async list(member) {
      const found = await inTransaction<KeptChange[]>('readonly', (changes) =>
        changes.getAll(ofMember(member)),
      );
      return found ?? [];
    },
    async clear(member) {
      await inTransaction('readwrite', (changes) => changes.delete(ofMember(member)));
    },
  };
}

function openDatabase(onLost: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(CHANGES, { keyPath: KEY });
    request.onsuccess = () => {
      const database = request.result;
      // A later release may bring another version, a visitor may clear the site's data.
      database.onversionchange = () => {
        database.close();
        onLost();
      };
      database.onclose = onLost;
      resolve(database);
    };
    request.onerror = () => {
      onLost();
      reject(request.error);
    };
  });
}

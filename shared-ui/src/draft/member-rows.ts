/** The member's id, the part that keeps the row, and its own names. */
export type RowKey = readonly [member: string, part: string, ...names: string[]];

const DATABASE = 'stezhka-unsaved';
const ROWS = 'rows';
/** Keys that begin so: a list sorts after every text. */
const below = (...begin: string[]) => IDBKeyRange.bound(begin, [...begin, []]);

/*
 * What members typed and no service has saved yet, in the browser's own database: it outlives a reload, a crash and a
 * lost connection. Keys begin with the member, so that a logout finds the rows of parts that are not loaded.
 */

export async function keepRow(key: RowKey, row: unknown): Promise<void> {
  await inTransaction('readwrite', (rows) => rows.put(row, [...key]));
}

/** Unless another row has taken its place. */
export async function dropRow<Row>(key: RowKey, isMeant: (row: Row) => boolean): Promise<void> {
  await inTransaction('readwrite', (rows) => {
    const found: IDBRequest<Row | undefined> = rows.get([...key]);
    found.onsuccess = () => {
      if (found.result && isMeant(found.result)) rows.delete([...key]);
    };
    return undefined;
  });
}

export async function listRows<Row>(member: string, part: string): Promise<Row[]> {
  return (await inTransaction<Row[]>('readonly', (rows) => rows.getAll(below(member, part)))) ?? [];
}

/** Of one part, or of all. */
export async function clearRows(member: string, ...part: [] | [part: string]): Promise<void> {
  await inTransaction('readwrite', (rows) => rows.delete(below(member, ...part)));
}

/** Of all parts. */
export async function hasRows(member: string): Promise<boolean> {
  return !!(await inTransaction('readonly', (rows) => rows.count(below(member))));
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const onLost = () => {
    opened = undefined;
  };
  // Storage may be denied now and allowed later: the next call tries again.
  opened ??= openDatabase(onLost).catch((error) => {
    onLost();
    throw error;
  });
  return opened;
}

async function inTransaction<T>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const transaction = (await open()).transaction(ROWS, mode);
  const request = act(transaction.objectStore(ROWS));
  // A tab that crashes right after the last key would not come to the browser's own commit.
  if (request) transaction.commit?.();
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return request?.result;
}

async function openDatabase(onLost: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
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
    request.onerror = () => reject(request.error);
  });
}

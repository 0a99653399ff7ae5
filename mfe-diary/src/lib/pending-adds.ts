/** By the id of the item; beyond one page, because the list that shows it outlives the page too. */
const pendingAdds = new Map<string, Promise<unknown>>();

/** Adds an item that its list shows before the service has it. @param send @throws what `send` throws */
export async function sendAdd<T>(item: string, send: () => Promise<T>): Promise<T> {
  const sending = send();
  pendingAdds.set(item, sending);
  try {
    return await sending;
  } finally {
    pendingAdds.delete(item);
  }
}

/** Whether the service has taken the item; undefined when it is not being added. The form of a refused one tells why. */
export const pendingAdd = (item: string): Promise<boolean> | undefined =>
  pendingAdds.get(item)?.then(
    () => true,
    () => false,
  );

/** Channels of one browser: each message reaches the others at once. */
export class MemoryChannel {
  static open = new Set<MemoryChannel>();
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    MemoryChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of MemoryChannel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    MemoryChannel.open.delete(this);
  }
}

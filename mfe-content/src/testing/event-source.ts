type Listener = (event: MessageEvent<string>) => void;

/** jsdom has no EventSource: tests say what arrives. */
export class FakeEventSource {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];

  static install(): void {
    FakeEventSource.all = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }
  static remove(): void {
    Reflect.deleteProperty(globalThis, 'EventSource');
  }
  static latest = (): FakeEventSource => FakeEventSource.all.at(-1)!;

  readonly url: string;
  readyState: number = FakeEventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #listeners = new Map<string, Listener>();

  constructor(url: string) {
    this.url = url;
    FakeEventSource.all.push(this);
  }
  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, listener);
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
  open(): void {
    this.readyState = FakeEventSource.OPEN;
    this.onopen?.();
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.();
  }
  emit(name: string, data: unknown, lastEventId = ''): void {
    this.#listeners.get(name)?.(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
}

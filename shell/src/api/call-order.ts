/** Replies of one store's calls can overtake each other. */
export class CallOrder {
  #count = 0;
  readonly #written = new Map<string, number>();
  readonly #sent = new Map<string, number>();
  /** Debounced changes, by key. */
  readonly resting = new Map<string, () => void>();
  /** The last member whom this store knew. */
  member?: string;

  next = (): number => ++this.#count;

  wrote(read: string, sent: number): void {
    this.#sent.set(read, sent);
    this.forgot(read);
  }
  forgot = (read: string): void => void this.#written.set(read, this.next());

  /** The reply is older than the last write. */
  isLate = (read: string, asked: number): boolean => (this.#written.get(read) ?? 0) > asked;
  isOvertaken = (read: string, sent: number): boolean => (this.#sent.get(read) ?? 0) > sent;
}

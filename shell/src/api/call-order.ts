/** In which order calls of one store went out and came back: replies overtake each other. */
export class CallOrder {
  #count = 0;
  /** When the reply of a read was last replaced by a change or forgotten. */
  readonly #written = new Map<string, number>();
  /** When the change went out whose reply was written last. */
  readonly #sent = new Map<string, number>();
  /** Sends of changes that still wait for a newer one of their key. */
  readonly resting = new Map<string, () => void>();

  /** A moment of its own, later than all before. */
  next = (): number => ++this.#count;

  wrote(read: string, sent: number): void {
    this.#sent.set(read, sent);
    this.forgot(read);
  }
  forgot = (read: string): void => void this.#written.set(read, this.next());

  /** A read that went out before this tells of what was before. */
  isLate = (read: string, asked: number): boolean => (this.#written.get(read) ?? 0) > asked;
  /** A change that went out later has been answered already. */
  isOvertaken = (read: string, sent: number): boolean => (this.#sent.get(read) ?? 0) > sent;
}

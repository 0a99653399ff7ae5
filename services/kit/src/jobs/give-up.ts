/** Thrown by a job's handler when trying again cannot help: the job is put aside as dead at once. */
export class GiveUp extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GiveUp';
  }
}

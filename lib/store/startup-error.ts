/** Ends the start with its message, because continuing would do harm. Its code is the variable at fault. */
export class StartupError extends Error {
  override name = 'StartupError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

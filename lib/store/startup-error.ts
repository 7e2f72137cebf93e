/** Stops the start with its message: to go on would do harm. Its code is the variable that is wrong. */
export class StartupError extends Error {
  override name = 'StartProblem';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

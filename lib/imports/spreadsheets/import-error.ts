import { inCommandWords } from './import-options.ts';

/** Why an import cannot go on, in one line for the operator. */
export class ImportError extends Error {
  override name = 'ImportError';
  /** Text that `inPageWords` translates; the message is in the words of a command. */
  readonly text: string;
  constructor(text: string) {
    super(inCommandWords(text));
    this.text = text;
  }
}

/** An option that does not fit the file, such as --map with a column that is not there. */
export class WrongOption extends ImportError {
  override name = 'WrongOption';
}

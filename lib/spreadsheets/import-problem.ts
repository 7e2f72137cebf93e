import { inCommandWords } from './import-options.ts';

/** Why an import cannot go on, in one line for the operator. */
export class ImportProblem extends Error {
  override name = 'ImportProblem';
  /** For `inPageWords`; the message is in the words of a command. */
  readonly text: string;
  constructor(text: string) {
    super(inCommandWords(text));
    this.text = text;
  }
}

/** An option that does not fit the file, such as --map with a column that is not there. */
export class WrongOption extends ImportProblem {
  override name = 'WrongOption';
}

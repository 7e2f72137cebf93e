/** Why an import cannot go on, in one line for the operator. */
export class ImportProblem extends Error {
  override name = 'ImportProblem';
}

/** An option that does not fit the file, such as --map with a column that is not there. */
export class WrongOption extends ImportProblem {
  override name = 'WrongOption';
}

/** Why an import cannot go on, in one line for the operator. */
export class ImportProblem extends Error {
  override name = 'ImportProblem';
}

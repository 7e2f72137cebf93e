/** Why an import cannot go on, in one line for whoever runs it. */
export class ImportProblem extends Error {
  override name = 'ImportProblem';
}

/**
 * The actor's field is `worker` wherever it leaves the code: in sealed JSON and in the `--json` of commands. Rows of
 * earlier releases have that name, a release that is rolled back to reads it, and so do the operator's scripts. For the
 * same reasons the columns, the CSV, `--worker` and the page's filter keep it.
 */
export type WithWorker<Named extends { actor: unknown }> = Omit<Named, 'actor'> & {
  worker: Named['actor'];
};

export function toWorkerField<Named extends { actor: unknown }>({
  actor,
  ...rest
}: Named): WithWorker<Named> {
  return { ...rest, worker: actor };
}

export function fromWorkerField<Stored extends { worker: string }>({
  worker,
  ...rest
}: Stored): Omit<Stored, 'worker'> & { actor: string } {
  return { ...rest, actor: worker };
}

/**
 * The actor's field is `worker` wherever it leaves the code: in sealed events, in the columns, the CSV and the `--json`
 * of commands, which the operator's scripts read.
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

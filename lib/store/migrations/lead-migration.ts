import type { Kysely } from 'kysely';

/** The address of the answer that a visitor showed to the expert. Null in earlier leads, and in most later ones. */
export async function addLeadAnswer(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('answer_sealed', 'text').execute();
}

/**
 * The least that takes a lead and loses none: a handler of Next's that inserts one row durably, calls Lead.svc, and updates
 * that row durably. No token, no encryption, no limit, no second try.
 */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { startBlankPage } from '../blank-page.ts';

export const bareHandlerFiles = {
  'app/lead/route.js': `
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
let statements;
function open() {
  const db = new DatabaseSync(process.env.BARE_DATABASE);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec('create table if not exists lead (id text primary key, mobile text, product integer, slot text, state text)');
  return {
    insert: db.prepare("insert into lead values (?, ?, ?, ?, 'pending')"),
    update: db.prepare("update lead set state = 'delivered' where id = ?"),
  };
}
export async function POST(request) {
  const { mobile, product, timeSlot } = await request.json();
  statements ??= open();
  const id = randomUUID();
  statements.insert.run(id, mobile, product, timeSlot);
  const response = await fetch(process.env.BARE_SERVICE + '/Lead.svc/web/GenerateProductwiseLead', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
    body: JSON.stringify({ MobileNumber: mobile, IsIVRRequest: false, IVRProductCode: 0, ProductId: product, SlotDateTime: timeSlot }),
  });
  await response.text();
  statements.update.run(id);
  return Response.json({ result: 'delivered' });
}
`,
};

export function startBareHandler(
  buildDir: string,
  serviceUrl: string,
): Promise<{ url: string; server: ChildProcess }> {
  const env = { BARE_DATABASE: join(buildDir, 'bare.sqlite'), BARE_SERVICE: serviceUrl };
  return startBlankPage(buildDir, env);
}

/** Keyed hashes of what people are reached by: they count and find, and say nothing without the key. */
import 'server-only';
import type { FieldEncryption } from '../store/field-encryption.server.ts';

/** @param mobile ten digits. */
export function mobileKey(encryption: FieldEncryption, mobile: string): string {
  return encryption.keyedHash(`mobile:${mobile}`);
}

/** The same for every way of writing one address in capitals. */
export function emailKey(encryption: FieldEncryption, address: string): string {
  return encryption.keyedHash(`email:${address.toLowerCase()}`);
}

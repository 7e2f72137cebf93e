import type { FormPost } from '../http/form-post.server.ts';
import { postedText } from './desk-action.server.ts';

const post = (note: string): FormPost => ({
  fields: { note },
  files: {},
  token: undefined,
  isNative: true,
  isHoneypotFilled: false,
});

test.each([
  ['\u202eevil\u202c', 'evil'],
  ['call\u200b at \u2066five\u2069\ufeff', 'call at five'],
  ['a\u200db', 'ab'],
  ['क्\u200dष और मा\u200cता', 'क्\u200dष और मा\u200cता'],
  [' \u200f ', ''],
])(
  'marks that deceive are dropped from what staff write, and Hindi keeps its joiners: %j',
  (typed, kept) => {
    expect(postedText(post(typed), 'note')).toBe(kept);
  },
);

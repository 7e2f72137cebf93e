/** Why the code of a call was not taken, in the words of the page that asks for it: its address has the word alone. */
export const codeProblems = {
  malformed: 'Enter the six digits of the code.',
  wrong: 'That is not the code we sent last.',
  'used-up': 'Five codes were wrong, so this one is no longer valid. Have a new one sent.',
  expired: 'This code was valid for 10 minutes. Have a new one sent.',
  none: 'There is no open code in this browser. Send your request again, and allow cookies for this site.',
  'too-many': 'Too many codes were asked for. Wait a quarter of an hour, or phone us.',
  'channel-off': 'We cannot send a code just now. Please phone us.',
} as const;
export type CodeProblem = keyof typeof codeProblems;

export function parseCodeProblem(word: string): CodeProblem | null {
  return Object.hasOwn(codeProblems, word) ? (word as CodeProblem) : null;
}

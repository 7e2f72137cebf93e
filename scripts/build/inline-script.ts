/** @returns a script element that calls `code`, as it is written, with an argument written as an expression. */
export function inlineScript(code: (argument: never) => void, argument = ''): string {
  return `<script>(${code.toString().replace(/\n\s*/g, '\n')})(${argument})</script>`;
}

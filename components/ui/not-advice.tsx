/** Under the verdict of every tool: a sum or a course of action for the case that was typed is no personal advice. */

export function NotAdvice() {
  return (
    <p>
      <small>General information, not advice: it knows only what you typed.</small>
    </p>
  );
}

/** Under the verdict of every tool: a sum or a course of action for the case that was typed is no personal advice. */
export const notAdvice = 'General information on what you typed, not advice.';

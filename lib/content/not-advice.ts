/**
 * Shown after the steps of every tool's answer: a sum or a course of action for the typed case is no personal advice.
 */
export const notAdvice = 'General information on what you typed, not advice.';

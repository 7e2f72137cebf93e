/** The common interface to all browsers, whatever their protocol. Actions have the format of WebDriver and BiDi. */

export type Key = { type: 'keyDown' | 'keyUp'; value: string };
export type Pointer =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

export type Driver = {
  /** Includes the version. */
  name: string;
  open(url: string): Promise<void>;
  /** @returns the value of an expression, if JSON can represent it. */
  evaluate(expression: string): Promise<unknown>;
  point(actions: Pointer[]): Promise<void>;
  press(actions: Key[]): Promise<void>;
  /** The viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
};

/** What a browser is asked for, whatever protocol it speaks. Actions have the form of WebDriver's and WebDriver BiDi's. */
export type Key = { type: 'keyDown' | 'keyUp'; value: string };
export type Pointer =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

export type Driver = {
  /** With its version. */
  name: string;
  open(url: string): Promise<void>;
  /** The value of an expression, as JSON can hold it. */
  evaluate(expression: string): Promise<unknown>;
  point(actions: Pointer[]): Promise<void>;
  press(actions: Key[]): Promise<void>;
  /** Of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG file in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
};

/** The PNG icons of the web manifest. `share`: how much of the width the mark takes. */
export const manifestIcons = [
  { file: '192.png', size: 192, share: 0.73, purpose: 'any' },
  { file: '512.png', size: 512, share: 0.73, purpose: 'any' },
  // A device may cut it to a circle of 80 per cent.
  { file: 'maskable-512.png', size: 512, share: 0.52, purpose: 'maskable' },
] as const;

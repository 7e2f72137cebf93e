/** The paths of the logo, in a view box of 36 by 36. */
export const umbrella = {
  shaft: 'M18 2.5V5M18 17v11.5a3.75 3.75 0 0 0 7.5 0V27.5',
  canopy:
    'M2 19.5a16 15.5 0 0 1 32 0a5.34 4 0 0 0-10.67 0a5.34 4 0 0 0-10.66 0A5.34 4 0 0 0 2 19.5Z',
};
